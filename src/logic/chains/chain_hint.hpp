#pragma once
// ChainHint: what a chain technique found, as data: the conclusion, the rating, and every chain
// with its nodes and what each rests on, so that text and pictures can be drawn from it.

#include <memory>
#include <optional>
#include <vector>

#include "logic/chains/chain_trail.hpp"

namespace nonet::chains {

enum class ChainKind : std::uint8_t {
  x_cycle,        ///< one digit, a closed chain
  y_cycle,        ///< bivalue cells, a closed chain
  xy_cycle,       ///< both, a closed chain
  x_chain,        ///< one digit: the assumption refutes itself
  xy_chain,       ///< the same with several digits
  contradiction,  ///< the assumption makes some candidate both on and off: two chains
  double_chain,   ///< whether the candidate is on or off, the same follows: two chains
  cell,           ///< whichever digit the cell holds, the same follows: a chain each
  house,          ///< wherever in the house the digit stands, the same follows: a chain each
};

constexpr bool is_cycle(ChainKind kind) {
  return kind <= ChainKind::xy_cycle;
}

/// One node of a chain and what it rests on.
struct ChainLink {
  NodeId node;
  /// For "on": the house (0 to 26) in which, or kThroughCell, it was left alone; kAssumed at the
  /// chain's start. "Off" nodes have kAssumed at the start and kThroughCell otherwise.
  std::uint8_t through;
  std::optional<InnerPattern> pattern;      ///< when an inner rule made it off
  std::vector<std::uint16_t> parents;       ///< indices into Chain::links
  std::shared_ptr<const ChainHint> nested;  ///< when the inner pattern is itself a chain
};

/// The nodes breadth first from the chain's end, which comes first, to its start.
struct Chain {
  std::vector<ChainLink> links;
};

struct ChainHint {
  ChainKind kind = ChainKind::cell;
  double rating = 0.0;                    ///< exactly the scale's double arithmetic
  int complexity = 0;                     ///< nodes, nested chains included
  int cell = -1;                          ///< ChainKind::cell: whose digits are tried
  int house = -1;                         ///< ChainKind::house: where the digit is tried
  int digit = -1;                         ///< ChainKind::house: which (0 to 8)
  NodeId source = 0;                      ///< the assumption, for the kinds that have one
  NodeId conclusion = 0;                  ///< what is proved; for cycles without meaning
  std::optional<CandidateId> placement;   ///< the candidate proved on
  std::vector<CandidateId> eliminations;  ///< the candidates that go (besides peers of a placement)
  std::vector<Chain> chains;
};

/// Whether two hints consist of the same nodes in the same order.
bool same_chains(const ChainHint& a, const ChainHint& b);

/// What nested hints add to a hint's complexity: each of them once, however often it is used.
int nested_complexity(std::vector<const ChainHint*>& nested);

}  // namespace nonet::chains
