// Finned Swordfish: a swordfish with fins in one box.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_finned_swordfish(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 3, /*sashimi=*/false, sink);
}

}  // namespace

extern const TechniqueEntry kFinnedSwordfish{
    .info = {.key = "finned-swordfish",
             .name = "Finned Swordfish",
             .family = TechniqueFamily::fishes,
             .level = Level::expert,
             .score = 200,
             .explanation =
                 "Almost a swordfish of rows with three columns: but for the fins, a few more "
                 "places of the digit that all lie in one box. If a fin is true, it strikes the "
                 "cells that it sees; if none is, the swordfish strikes. What both strike goes. "
                 "The same with rows and columns exchanged.",
             .example = ":0000:x:234+1..9+5+7..+1..4+8+62.+8.5..+41+3+46+8.1...+9.97.4.+1.61..6...+"
                        "48.1...73.+48..+4.+16.5.4..5...+1:635 636 354 265 266 267 275 975:::"},
    .reason =
        "Without {extra}, {digit} in {houses} could only be where they cross {covers}, and would "
        "leave the rest of those. So either that holds or {digit} is at {extra_or}. Either "
        "way, a cell of {covers} that sees {extra} cannot have it.",
    .find = find_finned_swordfish};

}  // namespace nonet::logic
