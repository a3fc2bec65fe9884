#pragma once
// The candidates of a single lane, for the little that is done lane by lane.

#include <cstdint>

#include "engine/many/many_kernel.hpp"
#include "engine/many/planes.hpp"

namespace nonet::engine::many {

/// The plane of a digit, 0 to 8, where they lie in groups of `digits_at_once` (ManyKernel).
template <class AnyPlanesOfDigits>
auto& digit_plane(AnyPlanesOfDigits& planes, int digits_at_once, int digit, int place) {
  const int group = digit / digits_at_once, within = digit % digits_at_once;
  return planes.at[digits_at_once * (group * planes.kPlacesEach + place) + within];
}

/// The plane of one candidate: cell 0 to 80, digit 0 to 8.
template <class AnyPlanes>
auto& candidate_plane(AnyPlanes& planes, const ManyKernel& kernel, int cell, int digit) {
  const int box = 3 * (cell / 27) + cell % 9 / 3, place = 3 * (cell / 9 % 3) + cell % 3;
  return digit_plane(planes.candidates.box[box], kernel.digits_at_once, digit, place);
}

/// The candidate sets of a lane, in the order of cells.
inline void read_sets(const Planes& planes, const ManyKernel& kernel, int lane,
                      std::uint16_t (&sets)[81]) {
  for (int cell = 0; cell < 81; ++cell) {
    unsigned set = 0;
    for (int digit = 0; digit < 9; ++digit) {
      const std::uint64_t word = candidate_plane(planes, kernel, cell, digit)[lane / 64];
      set |= static_cast<unsigned>(word >> (lane % 64) & 1) << digit;
    }
    sets[cell] = static_cast<std::uint16_t>(set);
  }
}

/// Takes one candidate from a lane: cell 0 to 80, value 1 to 9.
inline void deny(Planes& planes, const ManyKernel& kernel, int lane, int cell, int value) {
  Vec& plane = candidate_plane(planes, kernel, cell, value - 1);
  plane[lane / 64] &= ~(std::uint64_t{1} << (lane % 64));
}

}  // namespace nonet::engine::many
