// AIC type 1: an alternating chain whose ends are the same digit.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAicType1Aliases[] = {"AIC", "Alternating Inference Chain"};
constexpr std::string_view kGroupedAicType1Aliases[] = {"Grouped AIC",
                                                        "Grouped Alternating Inference Chain"};

}  // namespace

extern const TechniqueEntry kAicType1{
    .info =
        {.key = "aic-type-1",
         .name = "AIC Type 1",
         .aliases = kAicType1Aliases,
         .family = TechniqueFamily::chains,
         .level = Level::expert,
         .score = 280,
         .explanation =
             "An alternating inference chain goes from candidate to candidate by strong links "
             "(the last two digits of a cell, or the last two places in a house: one of both is "
             "true) and weak links (the same cell, or the same digit in a house: not both are "
             "true) in turn, and begins and ends with a strong one. If its first candidate is "
             "false, its last is true: one of them is true in any case. In type 1 both are the "
             "same digit, and a cell that sees both cannot have it.",
         .example =
             ":0000:x:234+1..9+5+7..+1..4+8+62.+8.5..+41+3+46+8.1...+9.97.4.+1.61..6...+48.1...73.+"
             "48..+4.+16.5.4..5.+2.+1:924 635 636 344 748 354 265 266 874 275 975 985 996:::"},
    .reason = "{chain} So {struck} is at {first_cells} or at {last_cells} in any case.",
    .find = find_plain_aic,
    .finds_kin = true};

extern const TechniqueEntry kGroupedAicType1{
    .info = {.key = "grouped-aic-type-1",
             .name = "Grouped AIC Type 1",
             .aliases = kGroupedAicType1Aliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "An AIC type 1 in which two or three places of a digit, where a box and a line "
                 "cross, can stand for one candidate: the group is true when one of them is.",
             .example = ":0000:x:..7.....+1+1.2..7..58..1+269+7.91.+2.3+7..2.8.+7.3+19+7..+9+1+8.."
                        "6.+2..8...7.715.+2.+9..+8.+74...2:511 312 412 512 916 422 333 443 548 452 "
                        "562 563 467 468 373 573 673 681 593:::"},
    .reason = "{chain} So {struck} is at {first_cells} or at {last_cells} in any case.",
    .find = find_grouped_aic,
    .finds_kin = true};

}  // namespace nonet::logic
