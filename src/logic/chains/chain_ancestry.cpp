#include "logic/chains/chain_ancestry.hpp"

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

const InnerStep* inner_step_of(const TrailTarget& target) {
  if (is_on(target.node) || target.late) return nullptr;
  const int inner = target.trail->off_link(candidate_of(target.node)).inner;
  return inner < 0 ? nullptr : &target.trail->inner_step(inner);
}

std::array<TrailTarget, 2> clash_ends(const ChainTrail& trail) {
  const int candidate = trail.clash().candidate;
  const bool late_on = trail.clash().late_on;
  return {{{&trail, on_node(candidate), late_on}, {&trail, off_node(candidate), !late_on}}};
}

int AncestorCounter::count(const TrailTarget& target, std::vector<const ChainHint*>& nested) {
  on_.clear();
  off_.clear();
  std::size_t waiting = 0;
  int found = 1;
  const auto mark = [&](NodeId node) {
    CandidateSet& seen = is_on(node) ? on_ : off_;
    if (seen.contains(candidate_of(node))) return false;
    seen.insert(candidate_of(node));
    return true;
  };
  const auto meet = [&](NodeId node) {
    if (!mark(node)) return;
    ++found;
    stack_[waiting++] = node;
  };
  const auto look_at = [&](const TrailTarget& node) {
    const InnerStep* step = inner_step_of(node);
    if (step != nullptr && step->nested != nullptr) nested.push_back(step->nested.get());
    for_each_parent(node, meet);
  };
  mark(target.node);
  look_at(target);
  while (waiting > 0) look_at({target.trail, stack_[--waiting]});
  return found;
}

std::vector<NodeId> ancestors_of(const TrailTarget& target) {
  CandidateSet on, off;
  std::vector<NodeId> found;
  const auto meet = [&](NodeId node) {
    CandidateSet& seen = is_on(node) ? on : off;
    if (seen.contains(candidate_of(node))) return;
    seen.insert(candidate_of(node));
    found.push_back(node);
  };
  meet(target.node);
  for_each_parent(target, meet);
  for (std::size_t i = 1; i < found.size(); ++i) for_each_parent({target.trail, found[i]}, meet);
  return found;
}

}  // namespace nonet::chains
