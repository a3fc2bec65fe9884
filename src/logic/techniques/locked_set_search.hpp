#pragma once
// Locked sets: k cells that a box and a line share, with k digits between them. Such a naked set
// uses its digits up in both houses at once.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

/// Sets of two or three cells that strike something in both houses: of those that strike in one
/// alone nothing is gained by looking at the other, and they are plain naked sets.
bool find_locked_set(const TechniqueEntry& self, const Board& board, int k, StepSink& sink);

}  // namespace nonet::logic
