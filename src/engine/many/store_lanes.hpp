#pragma once
// Solved lanes back to rows of 81 digits: the way of load_lanes.hpp backwards.

#include "engine/many/load_lanes.hpp"

namespace nonet::NONET_ISA::many {

/// The four bits of the value in a decided cell.
NONET_INLINE void encode_value(const engine::many::Planes& planes, int cell, Vec* bits) {
  Vec is[10];
  NONET_UNROLL for (int value = 1; value <= 9; ++value) is[value] =
      digit_at(planes.candidates.box[box_of_cell(cell)], value - 1, place_in_box(cell));
  const Vec six_or_seven = is[6] | is[7];
  bits[0] = or3(is[1], is[3], is[9]) | is[5] | is[7];
  bits[1] = or3(is[2], is[3], six_or_seven);
  bits[2] = or3(is[4], is[5], six_or_seven);
  bits[3] = is[8] | is[9];
}

NONET_INLINE void unpack_values(LaneBytes& bytes, int lane, std::uint8_t* row) {
  constexpr std::uint64_t kLowNibbles = 0x0F0F0F0F0F0F0F0F;
  for (int j = 0; j < 40; j += 8) {
    std::uint64_t packed;
    std::memcpy(&packed, bytes.chunk(lane, j / 16) + j % 16, 8);
    const std::uint64_t low = packed & kLowNibbles, high = packed >> 4 & kLowNibbles;
    std::memcpy(row + j, &low, 8);
    std::memcpy(row + 40 + j, &high, 8);
  }
  row[80] = bytes.chunk(lane, 2)[8] >> 4;
}

[[gnu::noinline]] static void store_solutions(const engine::many::Planes& planes,
                                              std::uint8_t* const* rows, const LaneMask& lanes) {
  LaneBytes bytes;
  BitPlanes bits;
  for (int j = 0; j < kPackedBytes; ++j) {
    encode_value(planes, j, bits.at[j]);
    encode_value(planes, j + 40, bits.at[j] + 4);
  }
  std::memset(bits.at[kPackedBytes], 0, sizeof(Vec[kLaneBytes - kPackedBytes][8]));
  bytes_from_planes(bits, lanes, bytes);
  each_lane(lanes, [&](int lane) { unpack_values(bytes, lane, rows[lane]); });
}

}  // namespace nonet::NONET_ISA::many
