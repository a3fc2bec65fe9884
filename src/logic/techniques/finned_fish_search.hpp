#pragma once
// Finned and sashimi fishes: k parallel lines in which a digit would have just k places across,
// were it not for a few more, the fins, all in one box. Either a fin is true, or the fish is: a
// cell that both would strike cannot have the digit. It is sashimi when some line has only one
// place beside its fins, so that without them there would be no fish.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

bool find_finned_fish(const TechniqueEntry& self, const Board& board, int k, bool sashimi,
                      StepSink& sink);

}  // namespace nonet::logic
