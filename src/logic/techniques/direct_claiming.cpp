// Direct claiming: claiming that leaves another line one place.

#include "logic/techniques/locked_search.hpp"

namespace nonet::logic {

extern const TechniqueEntry kDirectClaiming{
    .info = {.key = "direct-claiming",
             .name = "Direct Claiming",
             .family = TechniqueFamily::locked,
             .rating = 1.9,
             .level = Level::easy,
             .explanation =
                 "Claiming whose fruit falls at once: the digit of one row or column is confined "
                 "to a box, which takes it from a parallel line's part of that box, and there one "
                 "place is left for it.",
             .example = ":0000:x:..6....35............98.....4.3..6.79..6.7.2.3...9.4..7.3........"
                        "8....54...5...8.:"
                        ":::"},
    .reason =
        "In {house1}, {digit} can only be at {cells_or}, all in {cover1}. That leaves {house2} no "
        "{digit} in {cover1}, and just one place outside of it.",
    .find = find_direct_claiming};

}  // namespace nonet::logic
