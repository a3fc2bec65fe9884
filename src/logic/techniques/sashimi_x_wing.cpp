// Sashimi X-Wing: a finned X-wing that lacks a corner.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_sashimi_x_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 2, /*sashimi=*/true, sink);
}

}  // namespace

extern const TechniqueEntry kSashimiXWing{
    .info =
        {.key = "sashimi-x-wing",
         .name = "Sashimi X-Wing",
         .family = TechniqueFamily::fishes,
         .level = Level::hard,
         .score = 150,
         .explanation =
             "A finned X-wing that is broken: in one of its two rows the digit has just one place "
             "beside its fins, so without the fins that row would hold a single. The reasoning is "
             "the same: either a fin is true, or the digit is locked into the columns of the "
             "pattern. What both strike goes. The same with rows and columns exchanged.",
         .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+"
                    "8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1:549 569 285 695:::"},
    .reason =
        "Without {extra}, {digit} in {houses} would be locked where they cross {covers} and leave "
        "the rest of those. So either that holds or {digit} is at {extra_or}. Either "
        "way, a cell of {covers} that sees {extra} cannot have it.",
    .find = find_sashimi_x_wing};

}  // namespace nonet::logic
