// Direct pointing: pointing that leaves another box one place.

#include "logic/techniques/locked_search.hpp"

namespace nonet::logic {

extern const TechniqueEntry kDirectPointing{
    .info = {.key = "direct-pointing",
             .name = "Direct Pointing",
             .family = TechniqueFamily::locked,
             .rating = 1.7,
             .level = Level::easy,
             .explanation =
                 "Pointing whose fruit falls at once: the digit of one box is confined to a row or "
                 "column, which takes it from the part of that line in a neighbouring box, and "
                 "there one place is left for it.",
             .example = ":0000:x:8..169547196..5...547382691.7.6........89.7...8..5....7.8.36..446."
                        ".18.7.91.5...86:"
                        ":::"},
    .reason =
        "In {house1}, {digit} can only be at {cells_or}, all in {cover1}. That leaves {house2} no "
        "{digit} in {cover1}, and just one place outside of it.",
    .find = find_direct_pointing};

}  // namespace nonet::logic
