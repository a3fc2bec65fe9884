// AIC type 2: an alternating chain whose ends are different digits in cells that see each other.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAliases[] = {"Discontinuous Nice Loop Type 2"};
constexpr std::string_view kGroupedAliases[] = {"Grouped Discontinuous Nice Loop Type 2"};

}  // namespace

extern const TechniqueEntry kAicType2{
    .info = {.key = "aic-type-2",
             .name = "AIC Type 2",
             .aliases = kAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An alternating inference chain (see AIC type 1) proves that its first or its "
                 "last candidate is true. In type 2 these are different digits in two cells that "
                 "see each other. The digit of one end cannot be in the cell of the other: there "
                 "it would make both ends false.",
             .example = "@EXAMPLE:aic-type-2@"},
    .reason =
        "{chain} So {first_cells} is {first_digit} or {last_cells} is {last_digit} in any case, "
        "and neither cell can have the digit of the other's end.",
    .find = find_plain_aic};

extern const TechniqueEntry kGroupedAicType2{
    .info = {.key = "grouped-aic-type-2",
             .name = "Grouped AIC Type 2",
             .aliases = kGroupedAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "An AIC type 2 in which two or three places of a digit, where a box and a line "
                 "cross, can stand for one candidate: the group is true when one of them is.",
             .example = "@EXAMPLE:grouped-aic-type-2@"},
    .reason =
        "{chain} So {first_cells} is {first_digit} or {last_cells} is {last_digit} in any case, "
        "and neither cell can have the digit of the other's end.",
    .find = find_grouped_aic};

}  // namespace nonet::logic
