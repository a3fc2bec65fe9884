#pragma once
// Decisions out of the planes in which branchings are made, and back into them: lane by lane they
// are two bytes (decision.hpp), which is how they are kept while a puzzle dives (trail.hpp).

#include <cstdint>

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

NONET_INLINE constexpr int box_of_band(int band, int place) {
  return band < 3 ? 3 * band + place : band - 3 + 3 * place;
}

/// Which of the 18 families of lines in MiniPlanes is meant, by 4 * band + place. A table, as a
/// branch on the band would be mispredicted every other time.
struct FamilyOfLines {
  std::uint8_t at[24] = {};
  constexpr FamilyOfLines() {
    for (int band = 0; band < 6; ++band)
      for (int place = 0; place < 3; ++place)
        at[4 * band + place] =
            static_cast<std::uint8_t>(box_of_band(band, place) + (band < 3 ? 0 : 9));
  }
};
inline constexpr FamilyOfLines kFamilyOfLines;

/// The lines that lose the digit, by whether the decision is turned round and its line.
inline constexpr std::uint8_t kLosingLines[2][3][2] = {{{1, 2}, {0, 2}, {0, 1}},
                                                       {{0, 0}, {1, 1}, {2, 2}}};

[[gnu::noinline]] static void follow(engine::many::Planes& planes, int lane,
                                     const engine::many::Decision* decisions, int count) {
  const auto others = static_cast<std::uint8_t>(~(1u << lane % 8));
  auto* const families = reinterpret_cast<PlanesOfDigits<3>*>(&planes.minis);
  for (int i = 0; i < count; ++i) {
    const unsigned where = decisions[i].where, what = decisions[i].what;
    const int digit = static_cast<int>(what % engine::many::kTurned);
    auto& lines = families[kFamilyOfLines.at[where / 4]];
    for (const int line : kLosingLines[what / engine::many::kTurned][where % 4])
      reinterpret_cast<std::uint8_t*>(&digit_at(lines, digit, line))[lane / 8] &= others;
  }
}

}  // namespace nonet::NONET_ISA::many
