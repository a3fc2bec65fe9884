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
             .example = "@EXAMPLE:hidden-pair@"},
    .reason =
        "In {house1}, the digits {digits} can only be at {cells}. They need all of these cells, so "
        "no other digit can stand there.",
    .find = find_hidden_pair};

}  // namespace nonet::logic
