// X-Wing: two lines in which a digit has two places across.

#include "logic/techniques/fish_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kXWingAliases[] = {"Fish of Size 2"};

bool find_x_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_fish(self, board, 2, sink);
}

}  // namespace

extern const TechniqueEntry kXWing{
    .info = {.key = "x-wing",
             .name = "X-Wing",
             .aliases = kXWingAliases,
             .family = TechniqueFamily::fishes,
             .rating = 3.2,
             .level = Level::hard,
             .score = 140,
             .explanation =
                 "Take two rows in which all places of a digit lie in the same two columns. Each "
                 "of the rows has the digit once, so they put it once into each of those columns: "
                 "it can stand nowhere else in them. The same with rows and columns exchanged.",
             .example = ":0000:x:6451928..1297..546387465219491..67.28.29..4617.624198.2.8..9..45.."
                        ".2..9.9..6...2.:"
                        "372 378 382 389 392 399:::"},
    .reason =
        "In {houses}, {digit} can only be where they cross {covers}. They put one {digit} into "
        "each of these, which can have no other.",
    .find = find_x_wing};

}  // namespace nonet::logic
