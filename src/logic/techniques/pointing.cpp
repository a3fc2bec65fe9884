// Pointing: in a box, a digit is confined to one row or column.

#include "logic/techniques/locked_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kPointingAliases[] = {"Locked Candidates Type 1", "Intersection Removal",
                                                 "Box-Line Interaction"};

}  // namespace

extern const TechniqueEntry kPointing{
    .info = {.key = "pointing",
             .name = "Pointing",
             .aliases = kPointingAliases,
             .family = TechniqueFamily::locked,
             .rating = 2.6,
             .level = Level::medium,
             .score = 50,
             .explanation =
                 "A box needs its digit. When all places left for it there lie in one row or "
                 "column, the digit of that line is among them, so it can stand nowhere else in "
                 "the line.",
             .example = ":0000:x:....632.7.......6..63....9...8.72639.....68..6.....17...261.9..9."
                        "482...68.639....:"
                        ":::"},
    .reason =
        "In {house1}, {digit} can only be at {cells_or}, all in {cover1}. That is where {cover1} "
        "has "
        "its {digit}, too, and nowhere else.",
    .find = find_pointing};

}  // namespace nonet::logic
