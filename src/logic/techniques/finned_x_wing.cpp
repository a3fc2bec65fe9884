// Finned X-Wing: an X-wing with fins in one box.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_finned_x_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 2, /*sashimi=*/false, sink);
}

}  // namespace

extern const TechniqueEntry kFinnedXWing{
    .info = {.key = "finned-x-wing",
             .name = "Finned X-Wing",
             .family = TechniqueFamily::fishes,
             .level = Level::hard,
             .score = 130,
             .explanation =
                 "Almost an X-wing of rows with two places each: but for the fins, a few more "
                 "places of the digit that all lie in one box. If a fin is true, it strikes the "
                 "cells that it sees; if none is, the X-wing strikes. What both strike goes. The "
                 "same with rows and columns exchanged.",
             .example = ":0000:x:..4.+76.25+73.1..4.+6+65.8....+19+715+38+6+42+4+8+3+6+1+2..+9+5+"
                        "26+49+7+138.4.+7.1.+6+3..7.6...+4.+6......7:917 273 275 986 293 295:::"},
    .reason =
        "Without {extra}, {digit} in {houses} could only be where they cross {covers}, and would "
        "leave the rest of those. So either that holds or {digit} is at {extra_or}. Either "
        "way, a cell of {covers} that sees {extra} cannot have it.",
    .find = find_finned_x_wing};

}  // namespace nonet::logic
