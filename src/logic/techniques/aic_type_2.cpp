// AIC type 2: an alternating chain whose ends are different digits in cells that see each other.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAicType2Aliases[] = {"Discontinuous Nice Loop Type 2"};
constexpr std::string_view kGroupedAicType2Aliases[] = {"Grouped Discontinuous Nice Loop Type 2"};

}  // namespace

extern const TechniqueEntry kAicType2{
    .info = {.key = "aic-type-2",
             .name = "AIC Type 2",
             .aliases = kAicType2Aliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An alternating inference chain (see AIC type 1) proves that its first or its "
                 "last candidate is true. In type 2 these are different digits in two cells that "
                 "see each other. The digit of one end cannot be in the cell of the other: there "
                 "it would make both ends false.",
             .example = ":0000:x:..9..817+431.....+89.4...+9.3+5+43.7..+5+98..2.9+5+3+465+9....+7+"
                        "21..+3+9.1+4529.+45..8+1+7....4.+9+63:623 633 791 792:::"},
    .reason =
        "{chain} So {first_cells} is {first_digit} or {last_cells} is {last_digit} in any case, "
        "and neither cell can have the digit of the other's end.",
    .find = find_plain_aic,
    .finds_kin = true};

extern const TechniqueEntry kGroupedAicType2{
    .info = {.key = "grouped-aic-type-2",
             .name = "Grouped AIC Type 2",
             .aliases = kGroupedAicType2Aliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "An AIC type 2 in which two or three places of a digit, where a box and a line "
                 "cross, can stand for one candidate: the group is true when one of them is.",
             .example = ":0000:x:+2.5+8...9.4.+8...6...13.7.8....+196528..+827....15..+18+23..8...."
                        "1...+1.93.+7..+8.2..98...:728 634 436 742 351 457 458 662 762 668 469 769 "
                        "672 772 477 478 578 678 479 579 779 485 488 691 698 798 499:::"},
    .reason =
        "{chain} So {first_cells} is {first_digit} or {last_cells} is {last_digit} in any case, "
        "and neither cell can have the digit of the other's end.",
    .find = find_grouped_aic,
    .finds_kin = true};

}  // namespace nonet::logic
