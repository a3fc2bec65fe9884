#pragma once
// Witnesses: the completions that prove a verdict, and what two of them show.

#include <vector>

#include "nonet/solve.hpp"
#include "verdict/default_search.hpp"

namespace nonet::verdict {

/// Looks for up to two completions of a puzzle that breaks no rule, and fills in a blank answer.
SearchOutcome find_witnesses(const Puzzle& puzzle, const Bounds& bounds, Answer& answer);
SearchOutcome find_witnesses(const Grid& grid, const Bounds& bounds, Answer& answer);

/// The digits that stand nowhere in a puzzle without marks, when there are two or more of them:
/// nothing tells them apart, so swapping any two in a completion gives another one.
DigitSet interchangeable_digits(const Puzzle& puzzle);

/// The completion with the two digits swapped.
Grid swap_digits(const Grid& grid, Digit a, Digit b);

/// The cells in which two grids differ, in row-major order.
std::vector<Cell> differing_cells(const Grid& a, const Grid& b);

}  // namespace nonet::verdict
