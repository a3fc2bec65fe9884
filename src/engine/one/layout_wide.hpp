#pragma once
// The layout of the 27 cells of a layer in one vector of 32 lanes:
//
//   lane     0  1  2   3  4  5   6  7  8    9 ...  17   18 ...  26   27 28 29 30 31
//   x        0  1  2   0  1  2   0  1  2    0 ...   2    0 ...   2    mirror lanes 0 to 4
//   stack    0  0  0   1  1  1   2  2  2    0 ...   2    0 ...   2
//   band     0  0  0   0  0  0   0  0  0    1 ...   1    2 ...   2
//
// The last five lanes mirror the first five in everything, so no operation needs a mask.

#include "engine/one/board.hpp"
#include "engine/one/lanes.hpp"

namespace nonet::NONET_ISA::one {

constexpr Place place_of(int /*part*/, int lane) {
  const int cell = lane % 27;
  return {cell / 9, cell / 3 % 3, cell % 3};
}
constexpr int part_of(Place) {
  return 0;
}
constexpr int lane_of(Place place) {
  return 9 * place.band + 3 * place.stack + place.x;
}

struct alignas(64) Shuffle {
  std::uint16_t source[kLaneCount];
};
/// Lane (band, stack, x) takes lane (band + kBands, stack + kStacks, x + kX), each modulo 3.
consteval Shuffle make_shuffle(int bands, int stacks, int x) {
  Shuffle shuffle{};
  for (int lane = 0; lane < kLaneCount; ++lane) {
    const Place to = place_of(0, lane);
    const Place from{(to.band + bands) % 3, (to.stack + stacks) % 3, (to.x + x) % 3};
    shuffle.source[lane] = static_cast<std::uint16_t>(lane_of(from));
  }
  return shuffle;
}
template <int kBands, int kStacks, int kX>
inline constexpr Shuffle kShuffle = make_shuffle(kBands, kStacks, kX);

template <int kBands, int kStacks, int kX>
NONET_INLINE Lanes turn(Lanes v) {
  return {_mm512_permutexvar_epi16(load(kShuffle<kBands, kStacks, kX>.source).bits, v.bits)};
}

/// Lane (band, stack, x) takes (band, stack, x + kX).
template <int kX>
NONET_INLINE Lanes turn_in_boxes(Lanes v) {
  return turn<0, 0, kX>(v);
}
/// Takes (band, stack + kStacks, x + kX).
template <int kPart, int kStacks, int kX>
NONET_INLINE Lanes turn_along_band(const Layer& layer) {
  return turn<0, kStacks, kX>(layer.part[0]);
}
/// Takes (band + kBands, stack, x + kX).
template <int kBands, int kX>
NONET_INLINE Lanes turn_along_stack(Lanes v) {
  return turn<kBands, 0, kX>(v);
}

/// Lanes of bands: see choice.hpp. Here the six lie side by side.
constexpr int band_lane(int band) {
  return band;
}

template <int kStart>
consteval Shuffle make_band_shuffle() {
  Shuffle shuffle{};
  for (int i = 0; i < 3; ++i) {
    shuffle.source[i] = static_cast<std::uint16_t>(lane_of({i, kStart, 0}));
    shuffle.source[3 + i] =
        static_cast<std::uint16_t>(kLaneCount + lane_of({0, i, (i + kStart) % 3}));
  }
  return shuffle;
}
template <int kStart>
inline constexpr Shuffle kBandShuffle = make_band_shuffle<kStart>();

template <int kStart>
NONET_INLINE Lanes lanes_of_bands(const Layer& rows, const Layer& columns) {
  return {_mm512_permutex2var_epi16(rows.part[0].bits, load(kBandShuffle<kStart>.source).bits,
                                    columns.part[0].bits)};
}

/// The number of the band with the least score, the first of equals.
NONET_INLINE int least_band(Lanes score) {
  // The lanes beyond the six bands must not win.
  const __m128i eight = _mm512_castsi512_si128(score.bits);
  const __m128i others = _mm_setr_epi16(0, 0, 0, 0, 0, 0, -1, -1);
  return _mm_extract_epi16(_mm_minpos_epu16(_mm_or_si128(eight, others)), 1);
}

/// A set of lanes of a board, one bit each.
struct LaneSet {
  std::uint32_t lanes[kLayers];
};
/// Of the 27 lanes of each layer, those for which `contains(layer, place)` holds.
template <class Predicate>
consteval LaneSet make_lane_set(int /*band*/, Predicate contains) {
  LaneSet set{};
  for (int layer = 0; layer < kLayers; ++layer)
    for (int lane = 0; lane < kLaneCount; ++lane)
      if (contains(layer, place_of(0, lane))) set.lanes[layer] |= 1u << lane;
  return set;
}
/// Takes a digit, given as its bit, from the lanes of a set.
NONET_INLINE void remove(Board& board, int /*band*/, const LaneSet& set, std::uint16_t digit) {
  for (int layer = 0; layer < kLayers; ++layer) {
    Lanes& lanes = board.layer[layer].part[0];
    const auto bit = static_cast<short>(digit);
    lanes = without(lanes, {_mm512_maskz_set1_epi16(set.lanes[layer], bit)});
  }
}

}  // namespace nonet::NONET_ISA::one
