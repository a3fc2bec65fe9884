#pragma once
// Backdoors: cells whose values make the rest of a puzzle fall to singles, naked and hidden. How
// few it takes says how far a puzzle is from the easy ones.
//
//   const Backdoors found = backdoors(puzzle, solve(puzzle).solution);
//   if (found.singles_suffice) ...        // nothing else is needed
//   for (Cell cell : found.cells) ...     // each of these alone does it
//
// Cost: some microseconds where singles suffice, one to five milliseconds else.

#include <utility>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/cell.hpp"
#include "nonet/grid.hpp"

namespace nonet {

struct Backdoors {
  bool singles_suffice = false;  ///< no cell is needed; then the others are empty
  std::vector<Cell> cells;       ///< each alone is a backdoor
  std::vector<std::pair<Cell, Cell>>
      pairs;          ///< backdoors of two cells of which neither alone is one
  bool exact = true;  ///< false: the bounds came first, and there may be more
};

/// `solution` must be a completion of `puzzle`: it is what the cells are filled with. Only the
/// deadline and the stop token of `bounds` count.
[[nodiscard]] Backdoors backdoors(const Grid& puzzle, const Grid& solution,
                                  const Bounds& bounds = {});

}  // namespace nonet
