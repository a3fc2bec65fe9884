#pragma once
// XY-wing and XYZ-wing: a pivot of two or three candidates and two bivalue pincers that it sees.
// One of the three cells holds the digit that both pincers have, so nobody who sees all of them
// does.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

/// `pivot_size` is 2 (XY) or 3 (XYZ). Pivots row-major, pincers row-major.
bool find_bent_wing(const TechniqueEntry& self, const Board& board, int pivot_size, StepSink& sink);

}  // namespace nonet::logic
