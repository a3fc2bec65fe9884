// Locked triplet: a naked triplet in the three cells that a box and a line share.

#include "logic/techniques/locked_set_search.hpp"

namespace nonet::logic {

namespace {

bool find_locked_triplet(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_locked_set(self, board, 3, sink);
}

constexpr std::string_view kLockedTripletAliases[] = {"Locked Triple"};

}  // namespace

extern const TechniqueEntry kLockedTriplet{
    .info = {.key = "locked-triplet",
             .name = "Locked Triplet",
             .aliases = kLockedTripletAliases,
             .family = TechniqueFamily::subsets,
             .level = Level::medium,
             .score = 60,
             .explanation =
                 "When the three cells that a box shares with a row or column have only three "
                 "digits between them, they use those digits up. As they belong to both houses, no "
                 "other cell of the box can have them, and none of the line.",
             .example =
                 ":0000:x:2.5..6....9..7.8..+8.6.5.2....2......98..+6.57....1....4.2.6.8...5...4.7."
                 ".......13.:742 648 649 762 668 471 473 682 791 792 493 793 599 699:::"},
    .reason =
        "{cells} lie in {house1} and in {house2}, and have no candidates but {digits}. They use "
        "all three digits up, and none is left for the rest of {house1} or of {house2}.",
    .find = find_locked_triplet};

}  // namespace nonet::logic
