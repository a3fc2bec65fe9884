#pragma once
// Puzzle: what somebody wrote down. Mostly just givens; some notations also tell which digits a
// player has filled in, and which candidate marks stand in the open cells.
//
// Every question (check, solve, count) is about the position as it stands: givens and entries are
// taken as they are, and where there are marks an open cell can only hold a marked digit.
//
//   Puzzle puzzle = grid;                // a Grid of givens is a Puzzle
//   puzzle.digits();                     // givens and entries in one grid
//   possible_digits(puzzle);             // what the text alone allows, before any rule is applied

#include <optional>

#include "nonet/candidates.hpp"
#include "nonet/grid.hpp"

namespace nonet {

struct Puzzle {
  Grid givens;                      ///< digits that belong to the puzzle
  Grid entries;                     ///< digits a player filled in; blank wherever there is a given
  std::optional<Candidates> marks;  ///< candidate marks of the open cells; ignored in filled ones

  Puzzle() = default;
  Puzzle(const Grid& grid) : givens(grid) {}  // NOLINT: a grid of givens is the common puzzle
  Puzzle(const Candidates& candidates) : marks(candidates) {}  // NOLINT: likewise

  /// Givens and entries together.
  Grid digits() const {
    Grid both = givens;
    for (int i = 0; i < kCellCount; ++i)
      if (auto digit = entries[Cell(i)]; digit && both.is_blank(Cell(i))) both.set(Cell(i), *digit);
    return both;
  }

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// A filled cell has its digit, an open one its marks or, without marks, all nine digits.
Candidates possible_digits(const Puzzle& puzzle);

}  // namespace nonet
