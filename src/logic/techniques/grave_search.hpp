#pragma once
// BUG, the bivalue universal grave: every open cell has two candidates and every digit two places
// in each house that lacks it. Such a position has no solution or several. So where it only takes a
// few extra candidates away to come there, one of the extra ones is true:
//
//   1  they are all in one cell: it takes one of them
//   2  they are all the same digit: nobody who sees all of them has it
//   3  their cells share a house and act as one cell with the extra digits, in a naked set
//   4  two cells share a house in which a third digit has no other place: one of them takes that
//      digit, the other its extra one
//
// Credit: the types and their ratings are Sudoku Explainer's.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

/// The extra candidates whose removal makes a position deadly.
struct Grave {
  CellSet cells;    ///< those with extra candidates, one at least
  DigitSet digits;  ///< all extra digits
  std::array<DigitSet, kCellCount> extra;

  DigitSet extra_of(Cell cell) const { return extra[static_cast<std::size_t>(cell.index())]; }
};

/// False where the position is no such one.
bool find_grave(const Board& board, Grave& grave);

bool find_bug_1(const TechniqueEntry& self, const Board& board, StepSink& sink);
bool find_bug_2(const TechniqueEntry& self, const Board& board, StepSink& sink);
bool find_bug_3(const TechniqueEntry& self, const Board& board, StepSink& sink);
bool find_bug_4(const TechniqueEntry& self, const Board& board, StepSink& sink);

}  // namespace nonet::logic
