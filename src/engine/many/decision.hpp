#pragma once
// Decision: what a branching decided in one lane.

#include <cstdint>

#include "engine/many/lane_mask.hpp"
#include "engine/many/planes.hpp"

namespace nonet::engine::many {

/// That a digit of a box is in one of its minirows or minicolumns or, turned round, that it is not.
struct Decision {
  std::uint8_t where;  ///< line + 4 * place of the box in the band + 16 * band
  std::uint8_t what;   ///< digit 0 to 8, and kTurned if turned round
};
inline constexpr unsigned kTurned = 0x80;

/// Those of side A for all lanes, as a kernel writes them: byte `lane / 8` of vector `lane % 8`.
struct LaneDecisions {
  Vec where[8], what[8];
};

}  // namespace nonet::engine::many
