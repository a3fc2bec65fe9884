#pragma once
// Naked and hidden sets: k cells of a house with k digits between them, k digits of a house with k
// places between them. Houses in the order boxes, columns, rows.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

/// In houses with at least 2k open cells: in smaller ones the hidden set of the rest is easier.
bool find_naked_set(const TechniqueEntry& self, const Board& board, int k, StepSink& sink);

/// In houses with more than 2k open cells: in smaller ones the naked set of the rest is as small.
bool find_hidden_set(const TechniqueEntry& self, const Board& board, int k, StepSink& sink);

/// A hidden set after which the same house has a hidden single, which the step places.
bool find_direct_hidden_set(const TechniqueEntry& self, const Board& board, int k, StepSink& sink);

}  // namespace nonet::logic
