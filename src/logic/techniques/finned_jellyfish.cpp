// Finned Jellyfish: a jellyfish with fins in one box.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_finned_jellyfish(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 4, /*sashimi=*/false, sink);
}

}  // namespace

extern const TechniqueEntry kFinnedJellyfish{
    .info = {.key = "finned-jellyfish",
             .name = "Finned Jellyfish",
             .family = TechniqueFamily::fishes,
             .level = Level::expert,
             .score = 250,
             .explanation = "Almost a jellyfish of rows with four columns: but for the fins, a few "
                            "more places of the digit that all lie in one box. If a fin is true, "
                            "it strikes the cells that it sees; if none is, the jellyfish strikes. "
                            "What both strike goes. The same with rows and columns exchanged.",
             .example = ":0000:x:.9+7.+2.+16+31.+27+6+3..95+63+91.7+2...+9....8...4..2+9......9.37."
                        "..+61...9.+9.8..6..5...2+8963.:742 446 572:::"},
    .reason =
        "Without {extra}, {digit} in {houses} could only be where they cross {covers}, and would "
        "leave the rest of those. So either that holds or {digit} is at {extra_or}. Either "
        "way, a cell of {covers} that sees {extra} cannot have it.",
    .find = find_finned_jellyfish};

}  // namespace nonet::logic
