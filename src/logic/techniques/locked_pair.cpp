// Locked pair: a naked pair whose cells share a box and a line, and strike in both.

#include "logic/techniques/locked_set_search.hpp"

namespace nonet::logic {

namespace {

bool find_locked_pair(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_locked_set(self, board, 2, sink);
}

}  // namespace

extern const TechniqueEntry kLockedPair{
    .info = {.key = "locked-pair",
             .name = "Locked Pair",
             .family = TechniqueFamily::subsets,
             .level = Level::medium,
             .score = 40,
             .explanation =
                 "When two cells that lie in the same box and in the same row or column have only "
                 "the same two digits between them, they use those digits up. As they belong to "
                 "both houses, no other cell of the box can have them, and none of the line.",
             .example = ":0000:x:+94+6..+21..+15..3.6...2+3516+49..6.+3..7.9..9..8+3..3.4...+2...+"
                        "91.6+35.4..2..7+9......9.8..::::"},
    .reason =
        "{cells} lie in {house1} and in {house2}, and have no candidates but {digits}. They use "
        "both digits up, and none is left for the rest of {house1} or of {house2}.",
    .find = find_locked_pair};

}  // namespace nonet::logic
