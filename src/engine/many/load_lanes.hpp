#pragma once
// Puzzles into lanes: rows of 81 values or 81 candidate sets become candidate planes.
//
// Values take four bits, so two cells share a byte (cell j and cell j + 40, which needs no shuffle
// to pack: 41 bytes, cell 40 twice). The transposition gives the four bits of a cell as planes, and
// "candidate d" is a formula of these. Candidate sets have nine bits, eight of them in a byte of
// their own and the ninth of eight cells together in one: two transpositions.

#include "engine/many/lane_transpose.hpp"
#include "engine/many/many_kernel.hpp"

namespace nonet::NONET_ISA::many {

inline constexpr int kPackedBytes = 41;

NONET_INLINE int box_of_cell(int cell) {
  return 3 * (cell / 27) + cell % 9 / 3;
}
NONET_INLINE int place_in_box(int cell) {
  return 3 * (cell / 9 % 3) + cell % 3;
}

template <class Visit>
NONET_INLINE void each_lane(const LaneMask& lanes, Visit visit) {
  for (int w = 0; w < kLaneWords; ++w)
    for (std::uint64_t rest = lanes.word[w]; rest != 0; rest &= rest - 1)
      visit(64 * w + __builtin_ctzll(rest));
}

NONET_INLINE void pack_values(const std::uint8_t* row, LaneBytes& bytes, int lane) {
  for (int j = 0; j < 40; j += 8) {
    std::uint64_t low, high;
    std::memcpy(&low, row + j, 8);
    std::memcpy(&high, row + 40 + j, 8);
    low |= high << 4;  // values are below 16, so no byte reaches into the next
    std::memcpy(bytes.chunk(lane, j / 16) + j % 16, &low, 8);
  }
  bytes.chunk(lane, 2)[8] = static_cast<std::uint8_t>(row[40] | row[80] << 4);
}

/// Sets one cell of `lanes` from the four bits of its value.
NONET_INLINE void decode_value(engine::many::Planes& planes, int cell, const Vec* bits, Vec lanes) {
  const Vec blank = lanes & ~(or3(bits[0], bits[1], bits[2]) | bits[3]);
  const Vec low[4] = {lanes & ~(bits[0] | bits[1]), bits[0] & ~bits[1], bits[1] & ~bits[0],
                      bits[0] & bits[1]};
  const Vec high[3] = {lanes & ~(bits[2] | bits[3]), bits[2], bits[3]};
  Vec& open = planes.open[box_of_cell(cell)][place_in_box(cell)];
  open = select(lanes, blank, open);
  const Digits who = for_each_digit(lanes);
  NONET_UNROLL for (int g = 0; g < kDigitGroups; ++g) {
    Digits& candidate = group_at(planes.candidates.box[box_of_cell(cell)], g, place_in_box(cell));
    const Digits here = gather(
        g, [&](int digit) { return or_and(blank, low[(digit + 1) % 4], high[(digit + 1) / 4]); });
    candidate = select(who, here, candidate);
  }
}

/// Sets the derived planes of lanes to "everything possible".
NONET_INLINE void renew(engine::many::Planes& planes, Vec lanes) {
  for (int box = 0; box < 9; ++box) {
    for (Vec& open : planes.open[box]) open |= lanes;
    for (int d = 0; d < 9; ++d)
      for (int i = 0; i < 3; ++i) {
        digit_at(planes.minis.rows[box], d, i) |= lanes;
        digit_at(planes.minis.columns[box], d, i) |= lanes;
      }
  }
}

[[gnu::noinline]] static void load_givens(engine::many::Planes& planes, const void* const* rows,
                                          const LaneMask& lanes) {
  LaneBytes bytes{};
  BitPlanes bits;
  each_lane(lanes, [&](int lane) {
    pack_values(static_cast<const std::uint8_t*>(rows[lane]), bytes, lane);
  });
  planes_from_bytes(bytes, lanes, bits);
  const Vec who = load(lanes);
  renew(planes, who);
  for (int j = 0; j < kPackedBytes; ++j) {
    if (j < 40) decode_value(planes, j, bits.at[j], who);
    decode_value(planes, j + 40, bits.at[j] + 4, who);
  }
}

[[gnu::noinline]] static void load_sets(engine::many::Planes& planes, const void* const* rows,
                                        const LaneMask& lanes) {
  constexpr int kFirst = kLaneBytes;    // cells whose low bytes fill the first transposition
  constexpr int kSecond = 81 - kFirst;  // the others, followed by the ninth bits
  const Vec who = load(lanes);
  renew(planes, who);
  LaneBytes bytes{};
  BitPlanes bits;
  const auto set_candidates = [&](int cell, int digit, Vec here) {
    Vec& candidate = digit_at(planes.candidates.box[box_of_cell(cell)], digit, place_in_box(cell));
    candidate = select(who, here, candidate);
  };

  each_lane(lanes, [&](int lane) {
    const auto* row = static_cast<const std::uint16_t*>(rows[lane]);
    for (int cell = 0; cell < kFirst; ++cell)
      bytes.chunk(lane, cell / 16)[cell % 16] = static_cast<std::uint8_t>(row[cell]);
  });
  planes_from_bytes(bytes, lanes, bits);
  for (int cell = 0; cell < kFirst; ++cell)
    for (int d = 0; d < 8; ++d) set_candidates(cell, d, bits.at[cell][d]);

  each_lane(lanes, [&](int lane) {
    const auto* row = static_cast<const std::uint16_t*>(rows[lane]);
    for (int j = 0; j < kSecond; ++j)
      bytes.chunk(lane, j / 16)[j % 16] = static_cast<std::uint8_t>(row[kFirst + j]);
    for (int j = 0; kSecond + j < kLaneBytes; ++j) {
      unsigned ninth = 0;
      for (int i = 0; i < 8 && 8 * j + i < 81; ++i) ninth |= (row[8 * j + i] >> 8 & 1u) << i;
      bytes.chunk(lane, (kSecond + j) / 16)[(kSecond + j) % 16] = static_cast<std::uint8_t>(ninth);
    }
  });
  planes_from_bytes(bytes, lanes, bits);
  for (int j = 0; j < kSecond; ++j)
    for (int d = 0; d < 8; ++d) set_candidates(kFirst + j, d, bits.at[j][d]);
  for (int cell = 0; cell < 81; ++cell)
    set_candidates(cell, 8, bits.at[kSecond + cell / 8][cell % 8]);
}

}  // namespace nonet::NONET_ISA::many
