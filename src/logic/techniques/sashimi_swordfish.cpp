// Sashimi Swordfish: a finned swordfish with a line of one place.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_sashimi_swordfish(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 3, /*sashimi=*/true, sink);
}

}  // namespace

extern const TechniqueEntry kSashimiSwordfish{
    .info =
        {.key = "sashimi-swordfish",
         .name = "Sashimi Swordfish",
         .family = TechniqueFamily::fishes,
         .level = Level::expert,
         .score = 240,
         .explanation =
             "A finned swordfish that is broken: in one of its three rows the digit has just one "
             "place beside its fins, so without the fins that row would hold a single. The "
             "reasoning is the same: either a fin is true, or the digit is locked into the columns "
             "of the pattern. What both strike goes. The same with rows and columns exchanged.",
         .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+"
                    "8..9...3+49....7.6+1+7.+3.+94.+8+5+2+7+94+6+31:549 265 268 668 269 569:::"},
    .reason =
        "Without {extra}, {digit} in {houses} would be locked where they cross {covers} and leave "
        "the rest of those. So either that holds or {digit} is at {extra_or}. Either "
        "way, a cell of {covers} that sees {extra} cannot have it.",
    .find = find_sashimi_swordfish};

}  // namespace nonet::logic
