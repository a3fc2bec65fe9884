#pragma once
// Removal: what becomes of a puzzle without one of its givens. The completions it gains are those
// with another digit in the cell, so it is enough to forbid the digit there and to look for one.

#include <cstdint>

#include "nonet/bounds.hpp"
#include "nonet/candidates.hpp"
#include "nonet/cell.hpp"
#include "nonet/grid.hpp"

namespace nonet::study {

enum class Need : std::uint8_t {
  needed,     ///< there are completions without it that have another digit
  redundant,  ///< there are none
  undecided,  ///< the bounds came first
};

/// What `puzzle` allows without the given in `cell`, less its digit.
inline Candidates without_digit(const Candidates& puzzle, Cell cell) {
  Candidates candidates = puzzle;
  candidates[cell] = DigitSet::all() - puzzle[cell];
  return candidates;
}

/// Whether the puzzle of these candidates needs the given in `cell`.
Need need_of(const Candidates& puzzle, Cell cell, const Bounds& bounds);

}  // namespace nonet::study
