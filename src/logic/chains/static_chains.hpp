#pragma once
// Forcing chains and cycles whose links can each be read off the board: X-cycles, Y-cycles,
// XY-cycles, and chains by which an assumption refutes itself.

#include "logic/chains/chain_findings.hpp"
#include "logic/chains/implication_closure.hpp"

namespace nonet::chains {

/// Searches from every candidate, first along one digit only (X), then through bivalue cells only
/// (Y), then along all links (XY).
class StaticChains {
 public:
  /// `closure` must be that of the board.
  void find(const ChainBoard& board, const ImplicationClosure& closure, ChainFindings& findings);

 private:
  bool may_refute(NodeId source) const;
  HintOrder order_of(ChainKind kind, int complexity) const;
  void find_cycles(int source);
  void find_chain(NodeId source);
  void keep_cycle(ChainKind kind, int last_off, std::uint8_t through, int last_on);
  void path_to_start(NodeId node);

  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  const ChainBoard* board_ = nullptr;
  const PlainLinks* plain_ = nullptr;
  const ImplicationClosure* closure_ = nullptr;
  ChainFindings* findings_ = nullptr;
  Mask digits_ = 0;  ///< of refuted candidates
  Links links_ = Links::x;

  CandidateSet on_, off_;  ///< met already, or not to be looked at
  std::array<NodeId, kNodeCount> queue_;
  std::array<CandidateId, kCandidateCount> on_from_, off_from_;
  std::array<std::uint8_t, kCandidateCount> on_through_;
  std::array<std::uint16_t, kCandidateCount> depth_;  ///< of an "on": nodes before it
  std::vector<PathNode> path_;
};

/// The candidates that a cycle takes away, in the order of its nodes: those outside its cells that
/// see one of its digits' places in each of the two states in which the cycle can be.
std::vector<CandidateId> cycle_eliminations(const ChainBoard& board,
                                            std::span<const PathNode> cycle);

}  // namespace nonet::chains
