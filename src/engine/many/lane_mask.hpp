#pragma once
// LaneMask: one bit for each lane. A lane is one bit position of every vector and holds one search
// position of one puzzle; lane 64 w + b is bit b of word w.

#include <cstdint>

namespace nonet::engine::many {

inline constexpr int kLaneWords = 4;
inline constexpr int kLanes = 64 * kLaneWords;

struct LaneMask {
  std::uint64_t word[kLaneWords] = {};
};

}  // namespace nonet::engine::many
