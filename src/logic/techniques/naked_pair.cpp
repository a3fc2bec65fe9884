// Naked pair: two cells of a house that have two digits between them.

#include "logic/techniques/subset_search.hpp"

namespace nonet::logic {

namespace {

bool find_naked_pair(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_naked_set(self, board, 2, sink);
}

}  // namespace

extern const TechniqueEntry kNakedPair{
    .info = {.key = "naked-pair",
             .name = "Naked Pair",
             .family = TechniqueFamily::subsets,
             .rating = 3.0,
             .level = Level::medium,
             .score = 60,
             .explanation =
                 "When two cells of a house have only the same two digits between them, those "
                 "cells use those digits up, in whatever order. The other cells of the house "
                 "cannot have them.",
             .example =
                 ":0000:x:...4632.74....9.6..63..1.9..48.72639.....68..6....817...261.9..9.482..."
                 "68.639....:"
                 "112 512 518 122 522 523 524 531 534 151 551 152 552 555 562 565 571 792:::"},
    .reason =
        "{cells} in {house1} have no candidates but {digits}. Each of these digits stands in one "
        "of them, and none is left for the rest of {house1}.",
    .find = find_naked_pair};

}  // namespace nonet::logic
