// Continuous nice loop: an alternating chain whose ends see each other.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kContinuousNiceLoopAliases[] = {"Nice Loop", "AIC Ring", "AIC Loop"};
constexpr std::string_view kGroupedContinuousNiceLoopAliases[] = {"Grouped Nice Loop",
                                                                  "Grouped AIC Ring"};

}  // namespace

extern const TechniqueEntry kContinuousNiceLoop{
    .info = {.key = "continuous-nice-loop",
             .name = "Continuous Nice Loop",
             .aliases = kContinuousNiceLoopAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An alternating inference chain (see AIC type 1) whose two ends cannot both be "
                 "true, so that it closes into a loop. Then exactly one of any two neighbours in "
                 "the loop is true. Where neighbours are a digit in one house, no other cell that "
                 "sees both has it; where they are two digits of one cell, the cell has no others.",
             .example =
                 ":0000:x:87+2.5.....+14.8...3.+3.2..+8...2.8.5..1.+61.+2.9.+83+8.+9+16...+74+8+16."
                 "5..2+9+6+5.+8...15+3.9..86:628 928 531 538 447 348 448 458 568 278 388:::"},
    .reason =
        "{chain} That takes us back to the start: all around this loop, exactly one of each two "
        "neighbours is true, so nothing else that sees both can be.",
    .find = find_plain_aic,
    .finds_kin = true};

extern const TechniqueEntry kGroupedContinuousNiceLoop{
    .info = {.key = "grouped-continuous-nice-loop",
             .name = "Grouped Continuous Nice Loop",
             .aliases = kGroupedContinuousNiceLoopAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "A continuous nice loop in which two or three places of a digit, where a box and "
                 "a line cross, can stand for one candidate: the group is true when one of them "
                 "is.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4."
                        "94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1::::"},
    .reason =
        "{chain} That takes us back to the start: all around this loop, exactly one of each two "
        "neighbours is true, so nothing else that sees both can be.",
    .find = find_grouped_aic,
    .finds_kin = true};

}  // namespace nonet::logic
