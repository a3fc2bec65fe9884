#pragma once
// Unique rectangles and unique loops. A closed walk of cells, each step within a house that it
// visits just twice, whose cells all have the same two candidates: if there were no other
// candidates, the two digits could be exchanged along it and the puzzle would have two solutions.
// So one of the other candidates is true. The four types tell what follows from that:
//
//   1  one cell has others: it loses the two digits
//   2  several cells have the same one other digit: nobody who sees all of them has it
//   3  two cells have others: together they act as one cell with those, in a naked or hidden set
//   4  two cells have others, and one of the two digits has no further place in a house of theirs:
//      it stands in one of the two, so the second digit in neither
//
// Credit: the types and their ratings are Sudoku Explainer's.

#include <vector>

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

inline constexpr int kRectangleSize = 4;

/// A deadly loop, its cells in the order of the walk, which starts at a bivalue cell.
struct DeadlyLoop {
  std::vector<Cell> cells;
  CellSet set;
  DigitSet digits;  ///< the two
};

/// All loops of a board: start cells row-major, then depth first. Mostly none; quick then.
std::vector<DeadlyLoop> find_deadly_loops(const Board& board);

/// The steps of a loop, in the order in which Sudoku Explainer makes them.
std::vector<Step> steps_of(const Board& board, const DeadlyLoop& loop);

/// Finds the steps of all eight techniques in one search, whichever it is asked for, sorted by
/// rating, then type: one producer of the rating path.
bool find_deadly_loop(const TechniqueEntry& self, const Board& board, StepSink& sink);

}  // namespace nonet::logic
