// Hidden quad: four digits of a house that have four places between them.

#include "logic/techniques/subset_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kHiddenQuadAliases[] = {"Hidden Quadruple", "Hidden Quadruplet"};

bool find_hidden_quad(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_hidden_set(self, board, 4, sink);
}

}  // namespace

extern const TechniqueEntry kHiddenQuad{
    .info = {.key = "hidden-quad",
             .name = "Hidden Quad",
             .aliases = kHiddenQuadAliases,
             .family = TechniqueFamily::subsets,
             .rating = 5.4,
             .level = Level::hard,
             .score = 150,
             .explanation =
                 "When four digits of a house have only the same four cells between them, those "
                 "cells are needed for those digits. Every other candidate of the cells can go.",
             .example = ":0000:x:..63..84..........87.......4.18357.93579.1.8.9.87."
                        "435118249367563517..9.749...13.:"
                        "212 215 222 225 625 227 235 635 237 259 289 295 695:::"},
    .reason =
        "In {house1}, the digits {digits} can only be at {cells}. They need all of these cells, so "
        "no other digit can stand there.",
    .find = find_hidden_quad};

}  // namespace nonet::logic
