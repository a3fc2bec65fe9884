#include "logic/chains/trail_chains.hpp"

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

void TrailChains::find(TrailStore& store, const TrailTechnique& technique,
                       ChainFindings& findings) {
  store_ = &store;
  technique_ = &technique;
  findings_ = &findings;
  const ChainBoard& board = store.board();
  for (int cell = 0; cell < kCellCount; ++cell) {
    const Mask digits = board.digits(cell);
    const int count = std::popcount(digits);
    if (count < (technique.contradictions ? 2 : 3)) continue;
    for_each_bit(digits, [&](int digit) {
      const int candidate = candidate_at(cell, digit);
      if (technique.contradictions) {
        find_contradiction(on_node(candidate));
        find_contradiction(off_node(candidate));
        if (technique.comparisons && count >= 3) find_doubles(candidate);
      }
      if (technique.comparisons) find_in_houses(candidate);
    });
    if (technique.comparisons) find_in_cell(cell);
  }
}

void TrailChains::find_contradiction(NodeId source) {
  const ChainTrail& trail = store_->trail(source);
  if (!trail.clashed()) return;
  ChainFinding finding{{technique_->base_rating, 0, kind_rank(ChainKind::contradiction)},
                       ChainKind::contradiction};
  finding.source = source;
  finding.target = static_cast<NodeId>(source ^ 1);
  offer(finding, clash_ends(trail));
}

void TrailChains::find_doubles(int candidate) {
  const std::array<const ChainTrail*, 2> trails{&store_->trail(on_node(candidate)),
                                                &store_->trail(off_node(candidate))};
  ChainFinding finding{{technique_->base_rating, 0, kind_rank(ChainKind::double_chain)},
                       ChainKind::double_chain};
  finding.source = on_node(candidate);
  compare(trails, finding);
}

// A house is looked at from the first cell in which the digit may stand.
void TrailChains::find_in_houses(int candidate) {
  const ChainBoard& board = store_->board();
  const int cell = candidate / 9, digit = candidate % 9;
  for (const HousePlace place : house_places(cell)) {
    const unsigned places = board.places(digit, place.house);
    if (std::popcount(places) < 2 || std::countr_zero(places) != place.position) continue;
    std::array<const ChainTrail*, 9> trails;
    std::size_t count = 0;
    for_each_bit(places, [&](int position) {
      trails[count++] = &store_->trail(on_node(candidate_at(cell_in(place.house, position), digit)));
    });
    ChainFinding finding{{technique_->base_rating, 0, kind_rank(ChainKind::house)},
                         ChainKind::house};
    finding.house = static_cast<std::int8_t>(place.house);
    finding.digit = static_cast<std::int8_t>(digit);
    compare(std::span(trails).first(count), finding);
  }
}

void TrailChains::find_in_cell(int cell) {
  std::array<const ChainTrail*, 9> trails;
  std::size_t count = 0;
  for_each_bit(store_->board().digits(cell), [&](int digit) {
    trails[count++] = &store_->trail(on_node(candidate_at(cell, digit)));
  });
  ChainFinding finding{{technique_->base_rating, 0, kind_rank(ChainKind::cell)}, ChainKind::cell};
  finding.cell = static_cast<std::int8_t>(cell);
  compare(std::span(trails).first(count), finding);
}

// What all trails have in common, in the order in which the first one found it.
void TrailChains::compare(std::span<const ChainTrail* const> trails, ChainFinding finding) {
  CandidateSet on = trails[0]->on(), off = trails[0]->off();
  for (const ChainTrail* trail : trails.subspan(1)) {
    on &= trail->on();
    off &= trail->off();
  }
  std::array<TrailTarget, 9> targets;
  const auto offer_node = [&](NodeId node) {
    for (std::size_t i = 0; i < trails.size(); ++i) targets[i] = {trails[i], node};
    finding.target = node;
    offer(finding, std::span(targets).first(trails.size()));
  };
  if (!on.empty())
    for (CandidateId candidate : trails[0]->on_order())
      if (on.contains(candidate) && std::popcount(store_->board().digits(candidate / 9)) > 1)
        offer_node(on_node(candidate));
  if (!off.empty())
    for (CandidateId candidate : trails[0]->off_order())
      if (off.contains(candidate)) offer_node(off_node(candidate));
}

void TrailChains::offer(ChainFinding finding, std::span<const TrailTarget> targets) {
  nested_.clear();
  int complexity = 0;
  for (const TrailTarget& target : targets) complexity += counter_.count(target, nested_);
  complexity += nested_complexity(nested_);
  finding.order.complexity = complexity;
  finding.order.rating = technique_->base_rating + length_rating(complexity);
  if (findings_->wants(finding.order)) findings_->add(finding);
}

std::vector<CandidateId> eliminations_of(const ChainBoard& board, NodeId conclusion) {
  const int candidate = candidate_of(conclusion);
  if (!is_on(conclusion)) return {static_cast<CandidateId>(candidate)};
  std::vector<CandidateId> others;
  for_each_bit(board.digits(candidate / 9) & ~(1u << candidate % 9),
               [&](int digit) { others.push_back(candidate_at(candidate / 9, digit)); });
  return others;
}

}  // namespace nonet::chains
