#pragma once
// StartingPosition: a puzzle made ready for reasoning. What people write down varies: givens alone,
// givens and entries, marks for some cells, or nothing but a candidate grid in which lone digits
// are the filled cells.

#include "logic/logic_board.hpp"
#include "nonet/bounds.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"

namespace nonet::logic {

struct StartingPosition {
  Puzzle position;  ///< with marks in every open cell: what stands there less what peers hold
  Answer answer;    ///< of that position
  /// The digits of `position.givens` have just one solution, marks left aside: techniques that rest
  /// on this may be used.
  bool one_solution = false;
};

/// A candidate grid without any digit: its lone candidates that no peer has are taken as givens.
Puzzle with_lone_marks_as_givens(const Puzzle& puzzle);

StartingPosition starting_position(const Puzzle& puzzle, const Bounds& bounds);

}  // namespace nonet::logic
