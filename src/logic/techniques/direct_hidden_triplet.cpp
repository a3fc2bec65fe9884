// Direct hidden triplet: a hidden triplet that leaves another digit of its house one place.

#include "logic/techniques/subset_search.hpp"

namespace nonet::logic {

namespace {

bool find_direct_hidden_triplet(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_direct_hidden_set(self, board, 3, sink);
}

}  // namespace

extern const TechniqueEntry kDirectHiddenTriplet{
    .info = {.key = "direct-hidden-triplet",
             .name = "Direct Hidden Triplet",
             .family = TechniqueFamily::subsets,
             .rating = 2.5,
             .level = Level::medium,
             .explanation =
                 "A hidden triplet whose fruit falls at once: three digits of a house need three "
                 "cells for themselves, and without those cells one more digit of the house has a "
                 "single place left.",
             .example = ":0000:x:..18.7563...1.9..2..8..31948....634.....8...9.1.9..6.8.82....36..."
                        "7.....14..9....:"
                        "721 722 723 465 475 185 285 485 585 186 294 594:::"},
    .reason =
        "In {house1}, the digits {digits} can only be at {cells} and need all of these cells. One "
        "more digit of {house1} then has a single place left.",
    .find = find_direct_hidden_triplet};

}  // namespace nonet::logic
