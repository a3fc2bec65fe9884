#include "logic/chains/nested_chains.hpp"

#include <algorithm>

#include "logic/chains/hint_builder.hpp"
#include "logic/chains/inner_patterns.hpp"

namespace nonet::chains {

namespace {

/// Collects candidates, each once, in the order in which they come.
class CandidateList {
 public:
  void clear() {
    seen_.clear();
    items_.clear();
  }
  void add(CandidateId candidate) {
    if (seen_.contains(candidate)) return;
    seen_.insert(candidate);
    items_.push_back(candidate);
  }
  const std::vector<CandidateId>& items() const { return items_; }

 private:
  CandidateSet seen_;
  std::vector<CandidateId> items_;
};

// The candidates that the trail took from the cell or house through which a link came on, for all
// links of the hint; and those it took from the cell or house that the hint tries out. A cycle is
// read a second time backwards, where its "off" nodes are "on": those count with the cell or house
// of their weak link.
void collect_parents(const ChainHint& hint, const ChainTrail& trail, CandidateList& parents) {
  const ChainBoard &initial = trail.initial_board(), &live = trail.live_board();
  const auto lost_in_cell = [&](int cell) {
    for_each_bit(initial.digits(cell) & ~live.digits(cell),
                 [&](int digit) { parents.add(candidate_at(cell, digit)); });
  };
  const auto lost_in_house = [&](int house, int digit) {
    for_each_bit(initial.places(digit, house) & ~live.places(digit, house),
                 [&](int position) { parents.add(candidate_at(cell_in(house, position), digit)); });
  };
  parents.clear();
  for (const Chain& chain : hint.chains)
    for (const ChainLink& link : chain.links) {
      if (!is_on(link.node)) continue;
      const int candidate = candidate_of(link.node);
      if (link.through == kThroughCell)
        lost_in_cell(candidate / 9);
      else if (link.through < kHouseCount)
        lost_in_house(link.through, candidate % 9);
    }
  if (is_cycle(hint.kind)) {
    const std::vector<ChainLink>& links = hint.chains[0].links;
    for (std::size_t i = links.size(); i-- > 1;) {
      if (is_on(links[i].node)) continue;
      const int off = candidate_of(links[i].node);
      const int on = candidate_of(links[links[i].parents[0]].node);
      const std::uint8_t through = weak_link(on, off);
      if (through == kThroughCell)
        lost_in_cell(off / 9);
      else
        lost_in_house(through, off % 9);
    }
  }
  if (hint.kind == ChainKind::cell) lost_in_cell(hint.cell);
  if (hint.kind == ChainKind::house) lost_in_house(hint.house, hint.digit);
}

}  // namespace

struct NestedRules::Workspace {
  ChainBoard board;
  ImplicationClosure closure;
  ChainFindings findings{ChainFindings::Keep::all};
  StaticChains static_chains;
  TrailChains trail_chains;
  TrailStore store;
  CandidateList parents;
  std::vector<std::vector<CandidateId>> without_part;  ///< eliminations the trail has no part in
};

NestedRules::NestedRules(InnerLevel level) : level_(level), work_(std::make_unique<Workspace>()) {
  if (level > InnerLevel::dynamic)
    inside_ = std::make_unique<NestedRules>(
        level == InnerLevel::dynamic_patterns ? InnerLevel::patterns : InnerLevel::plain);
}

NestedRules::~NestedRules() = default;

bool NestedRules::apply(ChainTrail& trail, Interrupt& interrupt) {
  if (apply_inner_patterns(trail)) return true;
  if (level_ == InnerLevel::patterns) return false;
  work_->board = trail.live_board();
  return level_ < InnerLevel::dynamic ? apply_static(trail, interrupt)
                                      : apply_dynamic(trail, interrupt);
}

bool NestedRules::apply_static(ChainTrail& trail, Interrupt& interrupt) {
  Workspace& work = *work_;
  work.closure.close(work.board);
  work.findings.clear();
  work.static_chains.find(work.board, work.closure, work.findings);
  const auto build_static = [&](const ChainFinding& finding) {
    return build_static_hint(work.board, work.findings, finding);
  };
  if (take_hints(trail, build_static)) return true;
  if (level_ == InnerLevel::plain) return false;
  work.findings.clear();
  work.store.reset(work.board, {.through_cells = true, .dynamic = false});
  work.trail_chains.find(work.store, kMultipleTrails, work.findings, interrupt, &work.closure);
  return take_hints(
      trail, [&](const ChainFinding& finding) { return build_trail_hint(work.store, finding); });
}

bool NestedRules::apply_dynamic(ChainTrail& trail, Interrupt& interrupt) {
  Workspace& work = *work_;
  work.findings.clear();
  work.store.reset(work.board, {.through_cells = true, .dynamic = true});
  work.store.raise(inside_.get());
  work.trail_chains.find(work.store, kDynamicTrails, work.findings, interrupt);
  return take_hints(
      trail, [&](const ChainFinding& finding) { return build_trail_hint(work.store, finding); });
}

// Best first; of hints with the same eliminations only the first counts, and so a hint all of whose
// eliminations were taken before adds nothing.
template <class Build>
bool NestedRules::take_hints(ChainTrail& trail, Build&& build) {
  Workspace& work = *work_;
  if (work.findings.empty()) return false;
  work.findings.sort();
  work.without_part.clear();
  bool any = false;
  for (const ChainFinding& finding : work.findings.items()) {
    if (!is_on(finding.target) && trail.off().contains(candidate_of(finding.target))) continue;
    ChainHint hint = build(finding);
    if (std::ranges::all_of(hint.eliminations,
                            [&](CandidateId gone) { return trail.off().contains(gone); }))
      continue;
    collect_parents(hint, trail, work.parents);
    std::vector<CandidateId> gone = hint.eliminations;
    std::ranges::sort(gone);
    if (work.parents.items().empty()) {
      work.without_part.push_back(std::move(gone));
      continue;
    }
    if (std::ranges::find(work.without_part, gone) != work.without_part.end()) continue;
    const auto shared = std::make_shared<const ChainHint>(std::move(hint));
    const int step =
        trail.add_inner_step({.rule = InnerRule::nested}, work.parents.items(), shared);
    add_in_bucket_order(trail, shared->eliminations, step);
    any = true;
  }
  return any;
}

}  // namespace nonet::chains
