#pragma once
// Locked candidates: all places of a digit in one house lie in a second one, so the digit leaves
// the rest of the second. Plain, or direct: only where a third house then has a single place left.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

/// From a box into a line: columns first, then rows.
bool find_pointing(const TechniqueEntry& self, const Board& board, StepSink& sink);
/// From a line into a box: columns first, then rows.
bool find_claiming(const TechniqueEntry& self, const Board& board, StepSink& sink);
bool find_direct_pointing(const TechniqueEntry& self, const Board& board, StepSink& sink);
bool find_direct_claiming(const TechniqueEntry& self, const Board& board, StepSink& sink);

}  // namespace nonet::logic
