#include "logic/chains/nested_chains.hpp"

#include <algorithm>
#include <set>

#include "logic/chains/inner_patterns.hpp"

namespace nonet::chains {

namespace {

// The candidates that the trail took from the cell or house through which a link came on, for all
// links of the hint; and those it took from the cell or house that the hint tries out.
std::vector<CandidateId> parents_of(const ChainHint& hint, const ChainTrail& trail) {
  const ChainBoard &initial = trail.initial_board(), &live = trail.live_board();
  std::vector<CandidateId> parents;
  CandidateSet seen;
  const auto take = [&](CandidateId candidate) {
    if (seen.contains(candidate)) return;
    seen.insert(candidate);
    parents.push_back(candidate);
  };
  const auto lost_in_cell = [&](int cell) {
    for_each_bit(initial.digits(cell) & ~live.digits(cell),
                 [&](int digit) { take(candidate_at(cell, digit)); });
  };
  const auto lost_in_house = [&](int house, int digit) {
    for_each_bit(initial.places(digit, house) & ~live.places(digit, house),
                 [&](int position) { take(candidate_at(cell_in(house, position), digit)); });
  };
  for (const Chain& chain : hint.chains)
    for (const ChainLink& link : chain.links) {
      if (!is_on(link.node)) continue;
      const int candidate = candidate_of(link.node);
      if (link.through == kThroughCell)
        lost_in_cell(candidate / 9);
      else if (link.through < kHouseCount)
        lost_in_house(link.through, candidate % 9);
    }
  if (hint.kind == ChainKind::cell) lost_in_cell(hint.cell);
  if (hint.kind == ChainKind::house) lost_in_house(hint.house, hint.digit);
  return parents;
}

}  // namespace

bool NestedChains::apply(Kind kind, ChainTrail& trail, const TrailStore::InnerRules& inner_rules) {
  board_ = trail.live_board();
  findings_.clear();
  if (kind == Kind::plain) {
    static_chains_.find(board_, findings_);
  } else {
    const bool dynamic = kind == Kind::dynamic;
    store_.set_inner_rules(inner_rules);
    store_.reset(board_, {true, dynamic});
    trail_chains_.find(store_, {dynamic ? 8.5 : 8.0, dynamic, true}, findings_);
  }
  if (findings_.empty()) return false;
  const std::size_t before = trail.off_order().size();
  take_hints(trail, kind);
  return trail.off_order().size() > before;
}

// Best first; of hints with the same eliminations only the first counts.
void NestedChains::take_hints(ChainTrail& trail, Kind kind) {
  std::ranges::stable_sort(findings_.items(), {}, &ChainFinding::order);
  std::set<std::vector<CandidateId>> known;
  std::vector<std::pair<ChainHint, std::vector<CandidateId>>> usable;
  for (const ChainFinding& finding : findings_.items()) {
    ChainHint hint = kind == Kind::plain ? build_static_hint(board_, findings_, finding)
                                         : build_trail_hint(store_, finding);
    std::vector<CandidateId> gone = hint.eliminations;
    std::ranges::sort(gone);
    if (!known.insert(gone).second) continue;
    std::vector<CandidateId> parents = parents_of(hint, trail);
    if (!parents.empty()) usable.emplace_back(std::move(hint), std::move(parents));
  }
  for (auto& [hint, parents] : usable) {
    auto shared = std::make_shared<const ChainHint>(std::move(hint));
    const int step = trail.add_inner_step({InnerRule::nested, std::move(parents), shared});
    add_in_bucket_order(trail, shared->eliminations, step);
  }
}

}  // namespace nonet::chains
