#pragma once
// The candidates of a single lane, for the little that is done lane by lane.

#include <cstdint>

#include "engine/many/planes.hpp"

namespace nonet::engine::many {

/// The plane of one candidate: cell 0 to 80, digit 0 to 8.
template <class AnyPlanes>
auto& candidate_plane(AnyPlanes& planes, int cell, int digit) {
  const int box = 3 * (cell / 27) + cell % 9 / 3, place = 3 * (cell / 9 % 3) + cell % 3;
  return planes.candidates.at[box][digit][place];
}

/// The candidate sets of a lane, in the order of cells.
inline void read_sets(const Planes& planes, int lane, std::uint16_t (&sets)[81]) {
  for (int cell = 0; cell < 81; ++cell) {
    unsigned set = 0;
    for (int digit = 0; digit < 9; ++digit) {
      const std::uint64_t word = candidate_plane(planes, cell, digit)[lane / 64];
      set |= static_cast<unsigned>(word >> (lane % 64) & 1) << digit;
    }
    sets[cell] = static_cast<std::uint16_t>(set);
  }
}

/// Takes one candidate from a lane: cell 0 to 80, value 1 to 9.
inline void deny(Planes& planes, int lane, int cell, int value) {
  candidate_plane(planes, cell, value - 1)[lane / 64] &= ~(std::uint64_t{1} << (lane % 64));
}

}  // namespace nonet::engine::many
