// Naked triplet: three cells of a house that have three digits between them.

#include "logic/techniques/subset_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kNakedTripletAliases[] = {"Naked Triple"};

bool find_naked_triplet(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_naked_set(self, board, 3, sink);
}

}  // namespace

extern const TechniqueEntry kNakedTriplet{
    .info = {.key = "naked-triplet",
             .name = "Naked Triplet",
             .aliases = kNakedTripletAliases,
             .family = TechniqueFamily::subsets,
             .rating = 3.6,
             .level = Level::medium,
             .score = 80,
             .explanation =
                 "When three cells of a house have only the same three digits between them, those "
                 "cells use those digits up, in whatever order. The other cells of the house "
                 "cannot have them.",
             .example =
                 ":0000:x:....632.7.......6..63....9...8.72639.....68..6.....17...261.9..9.482..."
                 "68.639....:"
                 "112 114 221 721 122 124 424 524 924 426 526 726 131 431 531 134 434 534 436 "
                 "536 736 142 152 466 566:::"},
    .reason =
        "{cells} in {house1} have no candidates but {digits}. Each of these digits stands in one "
        "of them, and none is left for the rest of {house1}.",
    .find = find_naked_triplet};

}  // namespace nonet::logic
