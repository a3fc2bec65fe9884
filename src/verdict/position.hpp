#pragma once
// Position: the digits placed so far and, for each blank cell, the candidates that direct
// elimination leaves: those marked (all without marks) that no peer holds.

#include "nonet/candidates.hpp"
#include "nonet/grid.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::verdict {

struct Position {
  Grid digits;
  Candidates open;  ///< empty sets in filled cells

  explicit Position(const Puzzle& puzzle);

  /// Puts a digit into a blank cell and strikes it from the cell's peers.
  void place(Cell cell, Digit digit);
};

}  // namespace nonet::verdict
