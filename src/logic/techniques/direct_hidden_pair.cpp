// Direct hidden pair: a hidden pair that leaves another digit of its house one place.

#include "logic/techniques/subset_search.hpp"

namespace nonet::logic {

namespace {

bool find_direct_hidden_pair(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_direct_hidden_set(self, board, 2, sink);
}

}  // namespace

extern const TechniqueEntry kDirectHiddenPair{
    .info = {.key = "direct-hidden-pair",
             .name = "Direct Hidden Pair",
             .family = TechniqueFamily::subsets,
             .rating = 2.0,
             .level = Level::easy,
             .explanation =
                 "A hidden pair whose fruit falls at once: two digits of a house need two cells "
                 "for themselves, and without those cells one more digit of the house has a single "
                 "place left.",
             .example = ":0000:x:..6....35....5.......98.....4.3186979816475233672954187538.4....."
                        "8....54...5...8.:"
                        ":::"},
    .reason =
        "In {house1}, the digits {digits} can only be at {cells} and need all of these cells. One "
        "more digit of {house1} then has a single place left.",
    .find = find_direct_hidden_pair};

}  // namespace nonet::logic
