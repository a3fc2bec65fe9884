// XY-chain: an alternating chain through cells of two candidates.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

bool find_xy_chain(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  const LinkGraph graph(board, {.bivalue_only = true});
  return find_alternating_chains(board, graph, {.one_digit = &self}, false, sink);
}

}  // namespace

extern const TechniqueEntry kXyChain{
    .info = {.key = "xy-chain",
             .name = "XY-Chain",
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 260,
             .explanation =
                 "A chain of cells with two candidates each, where every cell sees the next and "
                 "has a digit in common with it. If the first cell is not the digit at its end of "
                 "the chain, it is its other one, which pushes the next cell to its other digit, "
                 "and so on to the last. When first and last end on the same digit, one of them "
                 "has it in any case, and a cell that sees both cannot.",
             .example = ":0000:x:234+1+8+69+5+7.+5+1..4+8+62.+8.5..+41+3+46+8.1...+9.97.4.+1.61+2."
                        "6...+48.1..+673+8+48+7.+4.+16+95.4..5.+2+7+1:924 344 354 991 996:::"},
    .reason = "{chain} So {struck} is at {first_cells} or at {last_cells} in any case.",
    .find = find_xy_chain};

}  // namespace nonet::logic
