#pragma once
// Aligned pair and triplet exclusion: all ways to fill two or three cells are gone through. One is
// out when it repeats a digit in a house, or uses up all candidates of a cell that sees all of the
// cells. A candidate that is in no way left is false.
//
// Credit: the technique is Sudoku Explainer's.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

/// `k` is 2 or 3. Cells with two candidates or more that a cell with at most k candidates sees take
/// part; sets of them come as binary numbers count up, over the cells row-major.
bool find_aligned_exclusion(const TechniqueEntry& self, const Board& board, int k, StepSink& sink);

}  // namespace nonet::logic
