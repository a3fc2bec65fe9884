// X-chain: an alternating chain of a single digit; grouped when it passes through groups.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

bool find_in_each_digit(const TechniqueEntry& self, const Board& board, bool groups,
                        StepSink& sink) {
  for (Digit digit : DigitSet::all()) {
    const LinkGraph graph(
        board, {.digits = DigitSet::only(digit), .groups = groups, .within_cells = false});
    if (find_alternating_chains(board, graph, {.one_digit = &self}, groups, sink)) return true;
  }
  return false;
}

bool find_x_chain(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_in_each_digit(self, board, false, sink);
}

bool find_grouped_x_chain(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_in_each_digit(self, board, true, sink);
}

}  // namespace

extern const TechniqueEntry kXChain{
    .info = {.key = "x-chain",
             .name = "X-Chain",
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 260,
             .explanation =
                 "A chain of places of one digit, joined in turn by strong links (the last two "
                 "places in a house: one of both is true) and weak links (they see each other: not "
                 "both are true). It begins and ends with a strong link. If its first place is "
                 "false, then all along the chain the next is true, the next false, and the last "
                 "is true: so one of the two ends is true in any case, and a cell that sees both "
                 "cannot have the digit.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4."
                        "94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1::::"},
    .reason = "{chain} So {digit} is at {first_cells} or at {last_cells} in any case.",
    .find = find_x_chain};

extern const TechniqueEntry kGroupedXChain{
    .info = {.key = "grouped-x-chain",
             .name = "Grouped X-Chain",
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An X-chain in which two or three places of the digit, where a box and a line "
                 "cross, can stand for one: the group is true when one of them is.",
             .example = ":0000:x:+7432+891+6+5..53+6+7+48+2.+6.1..+3+97......62.6......39.39+6..+7."
                        "4..64+7.+2...2.....7+6.7..+269+4.:841 143 145 445 545 146 854 156 161 561 "
                        "166 566 171 871 172 181 881 981 185 585 586 886 891:::"},
    .reason = "{chain} So {digit} is at {first_cells} or at {last_cells} in any case.",
    .find = find_grouped_x_chain};

}  // namespace nonet::logic
