// Discontinuous nice loop: an alternating chain from a candidate to itself, which proves it.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kDiscontinuousNiceLoopAliases[] = {"Discontinuous Nice Loop Type 1"};
constexpr std::string_view kGroupedDiscontinuousNiceLoopAliases[] = {
    "Grouped Discontinuous Nice Loop Type 1"};

}  // namespace

extern const TechniqueEntry kDiscontinuousNiceLoop{
    .info = {.key = "discontinuous-nice-loop",
             .name = "Discontinuous Nice Loop",
             .aliases = kDiscontinuousNiceLoopAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An alternating inference chain (see AIC type 1) that comes back to the candidate "
                 "where it began, by a strong link both times. If the candidate were false it "
                 "would follow that it is true: so it is true.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4."
                        "94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1::::"},
    .reason =
        "{chain} It would be {first_digit} after all: assuming that it is not ends in a "
        "contradiction.",
    .find = find_plain_aic,
    .finds_kin = true};

extern const TechniqueEntry kGroupedDiscontinuousNiceLoop{
    .info = {.key = "grouped-discontinuous-nice-loop",
             .name = "Grouped Discontinuous Nice Loop",
             .aliases = kGroupedDiscontinuousNiceLoopAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "A discontinuous nice loop in which two or three places of a digit, where a box "
                 "and a line cross, can stand for one candidate: the group is true when one of "
                 "them is.",
             .example =
                 ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+8.."
                 "9...3+49....7.6+1+7....4.+8+5+2+7.4..1:549 569 677 679 285 287 887 695:::"},
    .reason =
        "{chain} It would be {first_digit} after all: assuming that it is not ends in a "
        "contradiction.",
    .find = find_grouped_aic,
    .finds_kin = true};

}  // namespace nonet::logic
