// XY-wing: a bivalue pivot and two bivalue pincers.

#include "logic/techniques/bent_wing_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kXyWingAliases[] = {"Y-Wing", "Bent Triple", "Bent Triplet"};

bool find_xy_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_bent_wing(self, board, 2, sink);
}

}  // namespace

extern const TechniqueEntry kXyWing{
    .info = {.key = "xy-wing",
             .name = "XY-Wing",
             .aliases = kXyWingAliases,
             .family = TechniqueFamily::wings,
             .rating = 4.2,
             .level = Level::hard,
             .score = 160,
             .explanation =
                 "Three cells with two candidates each: a pivot XY sees one cell XZ and another "
                 "YZ. Whichever digit the pivot takes, one of the two pincers becomes Z. A cell "
                 "that sees both pincers cannot be Z.",
             .example = ":0000:x:..1..2..........122938147..9341256876853472911276984.....25.17.."
                        "127..5..5794.132.:"
                        "411 412 315 518 618 519 619 819 919 926 676 679:::"},
    .reason =
        "{cell1} is {pivot_digits_or}. Whichever it is, {cell2} or {cell3} loses that digit and is "
        "left with {digit}, which one of the two holds in any case.",
    .find = find_xy_wing};

}  // namespace nonet::logic
