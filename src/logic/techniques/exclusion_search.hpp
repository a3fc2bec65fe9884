#pragma once
// Aligned pair and triplet exclusion: all ways to fill two or three cells are gone through. One is
// out when it repeats a digit in a house, or uses up all candidates of a cell that sees all of the
// cells. A candidate that is in no way left is false.
//
// Credit: the technique is Sudoku Explainer's.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

/// `k` is 2 or 3. Two cells that others with at most k candidates see, pairs of them as binary
/// numbers count up over the cells row-major; a third cell is one of those others that sees at
/// least one of the two, row-major.
bool find_aligned_exclusion(const TechniqueEntry& self, const Board& board, int k, StepSink& sink);

}  // namespace nonet::logic
