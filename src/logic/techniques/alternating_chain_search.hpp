#pragma once
// Alternating inference chains: from a candidate that is assumed false, strong and weak links in
// turn to others that are then true. Either the first or the last is true, whatever the puzzle;
// what that strikes decides the name of the chain:
//
//   the last is the first      it is true                            discontinuous nice loop
//   they see each other        one of both, so every weak link       continuous nice loop
//                              of the loop is strong, too
//   the same digit             what sees both goes                   AIC type 1
//   different digits           each goes from the other's cell       AIC type 2
//
// Shortest chains first: breadth-first from every candidate, only as deep as the best chain so far.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"
#include "logic/techniques/link_graph.hpp"

namespace nonet::logic {

/// The techniques that chains of one graph are; nullptr for those that are not looked for.
struct ChainNames {
  const TechniqueEntry* placement = nullptr;
  const TechniqueEntry* loop = nullptr;
  const TechniqueEntry* one_digit = nullptr;
  const TechniqueEntry* two_digits = nullptr;
};

/// Offers the shortest chains of all techniques named that the sink wants. With `grouped`, only
/// those with a group in them.
bool find_alternating_chains(const Board& board, const LinkGraph& graph, const ChainNames& names,
                             bool grouped, StepSink& sink);

/// The finders of nice loops and AICs, plain and grouped: each finds all of its kind together, in
/// one search, whichever of the techniques it is asked for.
bool find_plain_aic(const TechniqueEntry& self, const Board& board, StepSink& sink);
bool find_grouped_aic(const TechniqueEntry& self, const Board& board, StepSink& sink);

}  // namespace nonet::logic
