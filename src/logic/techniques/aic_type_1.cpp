// AIC type 1: an alternating chain whose ends are the same digit.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAliases[] = {"AIC", "Alternating Inference Chain"};
constexpr std::string_view kGroupedAliases[] = {"Grouped AIC",
                                                "Grouped Alternating Inference Chain"};

}  // namespace

extern const TechniqueEntry kAicType1{
    .info = {.key = "aic-type-1",
             .name = "AIC Type 1",
             .aliases = kAliases,
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
             .example = "@EXAMPLE:aic-type-1@"},
    .reason = "{chain} So {struck} is at {first_cells} or at {last_cells} in any case.",
    .find = find_plain_aic};

extern const TechniqueEntry kGroupedAicType1{
    .info = {.key = "grouped-aic-type-1",
             .name = "Grouped AIC Type 1",
             .aliases = kGroupedAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "An AIC type 1 in which two or three places of a digit, where a box and a line "
                 "cross, can stand for one candidate: the group is true when one of them is.",
             .example = "@EXAMPLE:grouped-aic-type-1@"},
    .reason = "{chain} So {struck} is at {first_cells} or at {last_cells} in any case.",
    .find = find_grouped_aic};

}  // namespace nonet::logic
