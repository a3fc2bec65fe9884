#pragma once
// What a consequence rests on: all its ancestors in a trail, itself and the assumption included.
// Their number is the length of the chain, on which the rating depends.

#include <vector>

#include "logic/chains/chain_trail.hpp"

namespace nonet::chains {

/// A node of a trail as the end of a chain. `late` picks the copy of a clash that came second.
struct TrailTarget {
  const ChainTrail* trail;
  NodeId node;
  bool late = false;
};

/// Calls `visit(node)` for each parent of the target, the one that caused it first.
template <class Visit>
void for_each_parent(const TrailTarget& target, Visit&& visit) {
  const ChainTrail& trail = *target.trail;
  const int candidate = candidate_of(target.node);
  if (is_on(target.node)) {
    const OnLink& link = target.late ? trail.clash().on_link : trail.on_link(candidate);
    if (link.through == kAssumed) return;
    visit(off_node(link.from));
    const int cell = candidate / 9, digit = candidate % 9;
    for (unsigned rest = link.gone; rest != 0; rest &= rest - 1) {
      const int bit = std::countr_zero(rest);
      const CandidateId parent = link.through == kThroughCell
                                     ? candidate_at(cell, bit)
                                     : candidate_at(cell_in(link.through, bit), digit);
      if (parent != link.from) visit(off_node(parent));
    }
    return;
  }
  const OffLink link =
      target.late ? OffLink{trail.clash().off_from, -1} : trail.off_link(candidate);
  if (link.inner >= 0) {
    for (CandidateId parent : trail.parents_of(trail.inner_step(link.inner)))
      visit(off_node(parent));
  } else if (link.from != kNoCandidate) {
    visit(on_node(link.from));
  }
}

/// The reason of an "off" node if an inner rule gave it, else null.
const InnerStep* inner_step_of(const TrailTarget& target);

/// The two ends of the contradiction with which a trail ended: "on" first.
std::array<TrailTarget, 2> clash_ends(const ChainTrail& trail);

/// Ancestors of targets, counted.
class AncestorCounter {
 public:
  /// How many distinct nodes the target rests on. Nested hints among the reasons are added to
  /// `nested` (each chain's own; duplicates stay).
  int count(const TrailTarget& target, std::vector<const ChainHint*>& nested);

 private:
  CandidateSet on_, off_;
  std::array<NodeId, kNodeCount> stack_;
};

/// The ancestors in breadth-first order, the target first.
std::vector<NodeId> ancestors_of(const TrailTarget& target);

}  // namespace nonet::chains
