// Hidden triplet: three digits of a house that have three places between them.

#include "logic/techniques/subset_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kHiddenTripletAliases[] = {"Hidden Triple"};

bool find_hidden_triplet(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_hidden_set(self, board, 3, sink);
}

}  // namespace

extern const TechniqueEntry kHiddenTriplet{
    .info = {.key = "hidden-triplet",
             .name = "Hidden Triplet",
             .aliases = kHiddenTripletAliases,
             .family = TechniqueFamily::subsets,
             .rating = 4.0,
             .level = Level::medium,
             .score = 100,
             .explanation =
                 "When three digits of a house have only the same three cells between them, those "
                 "cells are needed for those digits. Every other candidate of the cells can go.",
             .example = ":0000:x:132579648769..152384523679169.3.78522.....3..3....21.."
                        "4137259865269..4.7978.6.2.5:"
                        "155 455 855 465 865:::"},
    .reason =
        "In {house1}, the digits {digits} can only be at {cells}. They need all of these cells, so "
        "no other digit can stand there.",
    .find = find_hidden_triplet};

}  // namespace nonet::logic
