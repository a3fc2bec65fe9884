#pragma once
// Chains that compare the trails of several assumptions: contradictions, doubles, cells and houses.
// Nishio, multiple and dynamic chains differ only in how trails spread and in which of these are
// looked for.

#include "logic/chains/chain_ancestry.hpp"
#include "logic/chains/chain_findings.hpp"
#include "logic/chains/implication_closure.hpp"
#include "logic/chains/trail_store.hpp"

namespace nonet::chains {

struct TrailTechnique {
  double base_rating;
  bool contradictions;  ///< an assumption that ends in a clash is false; also tries two-digit cells
  bool comparisons;     ///< cells and houses (and doubles, where contradictions are looked for)
  Mask digits = 0x1FF;  ///< look only at assumptions about these
};

inline constexpr TrailTechnique kNishioTrails{7.5, true, false};
inline constexpr TrailTechnique kMultipleTrails{8.0, false, true};
inline constexpr TrailTechnique kDynamicTrails{8.5, true, true};  ///< 9.0 and up with inner rules

class TrailChains {
 public:
  /// `closure` may be that of the board for static trails: then only cells and houses are searched
  /// that it knows to agree on something. When the interrupt is due the search ends early.
  void find(TrailStore& store, const TrailTechnique& technique, ChainFindings& findings,
            Interrupt& interrupt, const ImplicationClosure* closure = nullptr);

 private:
  const ChainTrail& trail(NodeId assumption) { return store_->trail(assumption, *interrupt_); }
  void find_contradictions(int candidate);
  void find_contradiction(NodeId source);
  void find_doubles(int candidate);
  NodeId partner_of(int candidate) const;
  const ChainTrail* like_trail_of_off(int candidate);
  void find_in_houses(int candidate);
  void find_in_cell(int cell);
  void compare(std::span<const ChainTrail* const> trails, ChainFinding finding);
  void compare_candidates(std::span<const CandidateId> candidates, ChainFinding finding);
  void offer(ChainFinding finding, std::span<const TrailTarget> targets);
  bool may_agree(std::span<const CandidateId> candidates) const {
    return closure_ == nullptr || closure_->agree(candidates);
  }

  TrailStore* store_ = nullptr;
  Interrupt* interrupt_ = nullptr;
  const ImplicationClosure* closure_ = nullptr;
  const TrailTechnique* technique_ = nullptr;
  ChainFindings* findings_ = nullptr;
  AncestorCounter counter_;
  std::vector<const ChainHint*> nested_;
};

/// What a conclusion takes away on this board: the candidate itself, or the others of its cell.
std::vector<CandidateId> eliminations_of(const ChainBoard& board, NodeId conclusion);

}  // namespace nonet::chains
