// Hidden pair: two digits of a house that have two places between them.

#include "logic/techniques/subset_search.hpp"

namespace nonet::logic {

namespace {

bool find_hidden_pair(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_hidden_set(self, board, 2, sink);
}

}  // namespace

extern const TechniqueEntry kHiddenPair{
    .info = {.key = "hidden-pair",
             .name = "Hidden Pair",
             .family = TechniqueFamily::subsets,
             .rating = 3.4,
             .level = Level::medium,
             .score = 70,
             .explanation =
                 "When two digits of a house have only the same two cells between them, those "
                 "cells are needed for those digits. Every other candidate of the cells can go.",
             .example = ":0000:x:....632.7.......6..63....9...8.72639.....68..6.....17...261.9..9."
                        "482...68.639....:"
                        "112 114 122 124 426 526 726 134 436 536 736 142 152 466 566:::"},
    .reason =
        "In {house1}, the digits {digits} can only be at {cells}. They need all of these cells, so "
        "no other digit can stand there.",
    .find = find_hidden_pair};

}  // namespace nonet::logic
