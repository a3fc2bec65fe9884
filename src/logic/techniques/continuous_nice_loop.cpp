// Continuous nice loop: an alternating chain whose ends see each other.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAliases[] = {"Nice Loop", "AIC Ring", "AIC Loop"};
constexpr std::string_view kGroupedAliases[] = {"Grouped Nice Loop", "Grouped AIC Ring"};

}  // namespace

extern const TechniqueEntry kContinuousNiceLoop{
    .info = {.key = "continuous-nice-loop",
             .name = "Continuous Nice Loop",
             .aliases = kAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An alternating inference chain (see AIC type 1) whose two ends cannot both be "
                 "true, so that it closes into a loop. Then exactly one of any two neighbours in "
                 "the loop is true. Where neighbours are a digit in one house, no other cell that "
                 "sees both has it; where they are two digits of one cell, the cell has no others.",
             .example = "@EXAMPLE:continuous-nice-loop@"},
    .reason =
        "{chain} That takes us back to the start: all around this loop, exactly one of each two "
        "neighbours is true, so nothing else that sees both can be.",
    .find = find_plain_aic};

extern const TechniqueEntry kGroupedContinuousNiceLoop{
    .info = {.key = "grouped-continuous-nice-loop",
             .name = "Grouped Continuous Nice Loop",
             .aliases = kGroupedAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "A continuous nice loop in which two or three places of a digit, where a box and "
                 "a line cross, can stand for one candidate: the group is true when one of them "
                 "is.",
             .example = "@EXAMPLE:grouped-continuous-nice-loop@"},
    .reason =
        "{chain} That takes us back to the start: all around this loop, exactly one of each two "
        "neighbours is true, so nothing else that sees both can be.",
    .find = find_grouped_aic};

}  // namespace nonet::logic
