#pragma once
// Trial: the honest end of reasoning. When no technique applies, a digit of the solution is placed
// and said to be tried out, in the cell where trying takes least.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

/// Offers the one step. The board has open cells, and `solution` is its solution.
bool find_trial(const Board& board, const Grid& solution, StepSink& sink);

}  // namespace nonet::logic
