#pragma once
// Chains that compare the trails of several assumptions: contradictions, doubles, cells and houses.
// Nishio, multiple and dynamic chains differ only in how trails spread and in which of these are
// looked for.

#include "logic/chains/chain_ancestry.hpp"
#include "logic/chains/chain_findings.hpp"
#include "logic/chains/trail_store.hpp"

namespace nonet::chains {

struct TrailTechnique {
  double base_rating;
  bool contradictions;  ///< an assumption that ends in a clash is false; also tries two-digit cells
  bool comparisons;     ///< cells and houses (and doubles, where contradictions are looked for)
};

class TrailChains {
 public:
  void find(TrailStore& store, const TrailTechnique& technique, ChainFindings& findings);

 private:
  void find_contradiction(NodeId source);
  void find_doubles(int candidate);
  void find_in_houses(int candidate);
  void find_in_cell(int cell);
  void compare(std::span<const ChainTrail* const> trails, ChainFinding finding);
  void offer(ChainFinding finding, std::span<const TrailTarget> targets);

  TrailStore* store_ = nullptr;
  const TrailTechnique* technique_ = nullptr;
  ChainFindings* findings_ = nullptr;
  AncestorCounter counter_;
  std::vector<const ChainHint*> nested_;
};

/// What a conclusion takes away on this board: the candidate itself, or the others of its cell.
std::vector<CandidateId> eliminations_of(const ChainBoard& board, NodeId conclusion);

}  // namespace nonet::chains
