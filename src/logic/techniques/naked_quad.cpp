// Naked quad: four cells of a house that have four digits between them.

#include "logic/techniques/subset_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kNakedQuadAliases[] = {"Naked Quadruple", "Naked Quadruplet"};

bool find_naked_quad(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_naked_set(self, board, 4, sink);
}

}  // namespace

extern const TechniqueEntry kNakedQuad{
    .info = {.key = "naked-quad",
             .name = "Naked Quad",
             .aliases = kNakedQuadAliases,
             .family = TechniqueFamily::subsets,
             .rating = 5.0,
             .level = Level::hard,
             .score = 120,
             .explanation =
                 "When four cells of a house have only the same four digits between them, those "
                 "cells use those digits up, in whatever order. The other cells of the house "
                 "cannot have them.",
             .example = ":0000:x:7.4.6.8..25..4...1.....7.....28...5..6..251.75..1..28......3.6.9.."
                        ".......25...4..:"
                        "775 785 686 795 696:::"},
    .reason =
        "{cells} in {house1} have no candidates but {digits}. Each of these digits stands in one "
        "of them, and none is left for the rest of {house1}.",
    .find = find_naked_quad};

}  // namespace nonet::logic
