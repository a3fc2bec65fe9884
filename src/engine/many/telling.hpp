#pragma once
// Decisions out of the planes in which branchings are made, and back into them: lane by lane they
// are two bytes (decision.hpp), which is how they are kept while a puzzle dives (trail.hpp).

#include <cstddef>

#include "engine/many/lane_transpose.hpp"
#include "engine/many/many_kernel.hpp"

namespace nonet::NONET_ISA::many {

/// Gathers the decisions of a branching bit by bit and hands them out lane by lane.
class Telling {
 public:
  /// Lanes in which line i of the box at `place` of its band is asserted: chosen[i].
  NONET_INLINE void note(int place, const Digits (&chosen)[3]) {
    line_[0] |= chosen[1];
    line_[1] |= chosen[2];
    if (place > 0) place_[place - 1] |= or3(chosen[0], chosen[1], chosen[2]);
  }

  NONET_INLINE void tell(const engine::many::BranchChoice& choice,
                         engine::many::LaneDecisions& decisions) const {
    Vec(&where)[8] = decisions.where, (&what)[8] = decisions.what;
    NONET_UNROLL for (int bit = 0; bit < 2; ++bit) {
      where[bit] = of_first_digit(any_digit(line_[bit]));
      where[2 + bit] = of_first_digit(any_digit(place_[bit]));
    }
    NONET_UNROLL for (int bit = 4; bit < 8; ++bit) where[bit] = no_lanes();
    for (Vec& bit : what) bit = no_lanes();
    for (int band = 0; band < 6; ++band) {
      Vec here = no_lanes();
      NONET_UNROLL for (int d = 0; d < 9; ++d) {
        const Vec chosen = digit_at(choice.at[band], d, 0);
        here |= chosen;
        NONET_UNROLL for (int bit = 0; bit < 4; ++bit) if (d >> bit & 1) what[bit] |= chosen;
      }
      NONET_UNROLL for (int bit = 0; bit < 3; ++bit) if (band >> bit & 1) where[4 + bit] |= here;
    }
    transpose_bits(where);
    transpose_bits(what);
  }

 private:
  Digits line_[2]{}, place_[2]{};
};

/// For branchings of which nobody wants to know.
struct NoTelling {
  NONET_INLINE void note(int, const Digits (&)[3]) {}
};

/// Where the first line of a box lies in MiniPlanes, in bytes, by 4 * band + place.
struct OffsetsOfLines {
  std::uint16_t at[24] = {};
  constexpr OffsetsOfLines() {
    for (int band = 0; band < 6; ++band)
      for (int place = 0; place < 3; ++place) {
        const int rows = 3 * band + place, columns = 9 + band - 3 + 3 * place;
        at[4 * band + place] = static_cast<std::uint16_t>(
            (band < 3 ? rows : columns) * static_cast<int>(sizeof(PlanesOfDigits<3>)));
      }
  }
};
inline constexpr OffsetsOfLines kOffsetsOfLines;

/// The lines that lose the digit, by whether the decision is turned round and its line.
inline constexpr std::uint8_t kLosingLines[2][3][2] = {{{1, 2}, {0, 2}, {0, 1}},
                                                       {{0, 0}, {1, 1}, {2, 2}}};

[[gnu::noinline]] static void follow(engine::many::Planes& planes, int lane,
                                     const engine::many::Decision* decisions, int count) {
  constexpr unsigned kBytes = sizeof(Vec), kStep = kDigitsAtOnce * kBytes;
  const auto others = static_cast<std::uint8_t>(~(1u << lane % 8));
  auto* const minis = reinterpret_cast<std::uint8_t*>(&planes.minis) + lane / 8;
  for (int i = 0; i < count; ++i) {
    const unsigned where = decisions[i].where, what = decisions[i].what;
    const unsigned digit = what % engine::many::kTurned;
    std::uint8_t* const lines = minis + kOffsetsOfLines.at[where / 4] +
                                3 * kStep * (digit / kDigitsAtOnce) +
                                kBytes * (digit % kDigitsAtOnce);
    for (const unsigned line : kLosingLines[what / engine::many::kTurned][where % 4])
      lines[kStep * line] &= others;
  }
}

}  // namespace nonet::NONET_ISA::many
