#pragma once
// Whether a grid is a solution of a puzzle, by the rules alone.

#include "nonet/rules.hpp"

namespace nonet {

inline bool completes(const Grid& grid, const Grid& givens) {
  for (int i = 0; i < kCellCount; ++i)
    if (!givens.is_blank(Cell(i)) && givens[Cell(i)] != grid[Cell(i)]) return false;
  return grid.is_full() && obeys_rules(grid);
}

}  // namespace nonet
