#pragma once
// The layout of the 27 cells of a layer in three vectors of 16 lanes, one for each stack, as four
// quads of four lanes:
//
//   lane     0  1  2  3   4  5  6  7   8  9 10 11   12 13 14 15
//   x        0  1  2  0   0  1  2  0   0  1  2  0    0  1  2  0
//   band     0  0  0  0   1  1  1  1   2  2  2  2    0  0  0  0
//
// The fourth lane of a quad mirrors its first, and the fourth quad mirrors the first. Stacks turn
// by choosing another vector, x by a shuffle within 64 bits, bands by a shuffle of 64-bit words.

#include "engine/one/board.hpp"
#include "engine/one/lanes.hpp"

namespace nonet::NONET_ISA::one {

constexpr Place place_of(int part, int lane) {
  return {lane / 4 % 3, part, lane % 4 % 3};
}
constexpr int part_of(Place place) {
  return place.stack;
}
constexpr int lane_of(Place place) {
  return 4 * place.band + place.x;
}

/// Lane (band, stack, x) takes (band, stack, x + kX), modulo 3 as all below.
template <int kX>
NONET_INLINE Lanes turn_in_boxes(Lanes v) {
  if constexpr (kX == 0)
    return v;
  else
    return turn_in_quads<kX>(v);
}
/// Takes (band, stack + kStacks, x + kX); `kPart` is the stack.
template <int kPart, int kStacks, int kX>
NONET_INLINE Lanes turn_along_band(const Layer& layer) {
  return turn_in_boxes<kX>(layer.part[(kPart + kStacks) % 3]);
}
/// Takes (band + kBands, stack, x + kX).
template <int kBands, int kX>
NONET_INLINE Lanes turn_along_stack(Lanes v) {
  return turn_in_boxes<kX>(turn_quads<kBands>(v));
}

/// Lanes of bands: see choice.hpp. Here bands lie where their quads begin, and the stacks side by
/// side in the last quad.
constexpr int band_lane(int band) {
  return band < 3 ? 4 * band : 12 + band - 3;
}

template <int kStart>
NONET_INLINE Lanes lanes_of_bands(const Layer& rows, const Layer& columns) {
  return replace_last_quad(rows.part[kStart], turn_in_boxes<kStart>(columns.part[0]),
                           turn_in_boxes<kStart>(columns.part[1]),
                           turn_in_boxes<kStart>(columns.part[2]));
}

/// The number of the band with the least score, the first of equals.
NONET_INLINE int least_band(Lanes score) {
  alignas(32) std::uint16_t lanes[kLaneCount];
  store(lanes, score);
  unsigned least = ~0u;
  for (int band = 0; band < 6; ++band) {
    const unsigned key =
        static_cast<unsigned>(lanes[band_lane(band)]) << 3 | static_cast<unsigned>(band);
    least = key < least ? key : least;
  }
  return static_cast<int>(least & 7);
}

/// A set of lanes of the board within one band or stack, all ones in them. In a band the layers are
/// alike and the stacks differ; a stack is one part, and the layers differ.
struct alignas(32) LaneSet {
  std::uint16_t lanes[3][kLaneCount];
};
/// The lanes for which `contains(layer, place)` holds; stacks are numbered from 3.
template <class Predicate>
consteval LaneSet make_lane_set(int band, Predicate contains) {
  LaneSet set{};
  for (int i = 0; i < 3; ++i)
    for (int lane = 0; lane < kLaneCount; ++lane) {
      const int layer = band < 3 ? 0 : i;
      const int part = band < 3 ? i : band - 3;
      if (contains(layer, place_of(part, lane))) set.lanes[i][lane] = 0xFFFF;
    }
  return set;
}
/// Takes a digit, given as its bit, from the lanes of a set.
NONET_INLINE void remove(Board& board, int band, const LaneSet& set, std::uint16_t digit) {
  const Lanes bit = every(digit);
  for (int i = 0; i < 3; ++i) {
    const Lanes taken = load(set.lanes[i]) & bit;
    if (band < 3) {
      for (Layer& layer : board.layer) layer.part[i] = without(layer.part[i], taken);
    } else {
      Lanes& lanes = board.layer[i].part[band - 3];
      lanes = without(lanes, taken);
    }
  }
}

}  // namespace nonet::NONET_ISA::one
