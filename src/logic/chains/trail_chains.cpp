#include "logic/chains/trail_chains.hpp"

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

void TrailChains::find(TrailStore& store, const TrailTechnique& technique, ChainFindings& findings,
                       Interrupt& interrupt, const ImplicationClosure* closure) {
  // With a clash a trail ends early, which the closure knows nothing of; without refuted candidates
  // there are none.
  closure_ = closure != nullptr && closure->refuted().empty() ? closure : nullptr;
  store_ = &store;
  technique_ = &technique;
  findings_ = &findings;
  interrupt_ = &interrupt;
  const ChainBoard& board = store.board();
  for (int cell = 0; cell < kCellCount; ++cell) {
    const Mask digits = board.digits(cell);
    const int count = bit_count(digits);
    if (count < (technique.contradictions ? 2 : 3)) continue;
    for_each_bit(digits & technique.digits, [&](int digit) {
      if (interrupt.due()) return;
      const int candidate = candidate_at(cell, digit);
      if (technique.contradictions) {
        find_contradictions(candidate);
        if (technique.comparisons && count >= 3) find_doubles(candidate);
      }
      if (technique.comparisons) find_in_houses(candidate);
    });
    if (interrupt.due()) return;
    if (technique.comparisons) find_in_cell(cell);
  }
}

// A candidate that must be on as soon as this one is off, or none: the other one of two in its cell
// or in a house.
NodeId TrailChains::partner_of(int candidate) const {
  const ChainBoard& board = store_->board();
  const int cell = candidate / 9, digit = candidate % 9;
  const unsigned digits = board.digits(cell);
  if (store_->rules().through_cells && is_two_bits(digits))
    return on_node(candidate_at(cell, std::countr_zero(digits & ~(1u << digit))));
  for (const HousePlace place : house_places(cell)) {
    const unsigned places = board.places(digit, place.house);
    if (is_two_bits(places))
      return on_node(candidate_at(
          cell_in(place.house, std::countr_zero(places & ~(1u << place.position))), digit));
  }
  return kNoNode;
}

// The trail of a candidate being off. A partner comes on by that, and being on makes the candidate
// off: both assumptions have the same consequences, only found in another order, so if one meets no
// clash the other meets none. The partner's trail is needed anyway. Without a partner, and without
// inner rules, nothing follows at all. Null: nothing follows.
const ChainTrail* TrailChains::like_trail_of_off(int candidate) {
  const NodeId partner = partner_of(candidate);
  if (partner == kNoNode) return store_->has_inner_rules() ? &trail(off_node(candidate)) : nullptr;
  const ChainTrail& instead = trail(partner);
  return instead.clashed() ? &trail(off_node(candidate)) : &instead;
}

void TrailChains::find_contradictions(int candidate) {
  find_contradiction(on_node(candidate));
  const ChainTrail* off = like_trail_of_off(candidate);
  if (off != nullptr && off->assumption() == off_node(candidate))
    find_contradiction(off_node(candidate));
}

void TrailChains::find_contradiction(NodeId source) {
  const ChainTrail& followed = trail(source);
  if (!followed.clashed()) return;
  ChainFinding finding{{technique_->base_rating, 0, kind_rank(ChainKind::contradiction)},
                       ChainKind::contradiction};
  finding.source = source;
  finding.target = static_cast<NodeId>(source ^ 1);
  offer(finding, clash_ends(followed));
}

void TrailChains::find_doubles(int candidate) {
  const ChainTrail* off = like_trail_of_off(candidate);
  if (off == nullptr) return;
  const ChainTrail& on = trail(on_node(candidate));
  if (!on.on().intersects(off->on()) && !on.off().intersects(off->off())) return;
  const std::array<const ChainTrail*, 2> trails{&on, &trail(off_node(candidate))};
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
    if (bit_count(places) < 2 || std::countr_zero(places) != place.position) continue;
    std::array<CandidateId, 9> candidates;
    std::size_t count = 0;
    for_each_bit(places, [&](int position) {
      candidates[count++] = candidate_at(cell_in(place.house, position), digit);
    });
    ChainFinding finding{{technique_->base_rating, 0, kind_rank(ChainKind::house)},
                         ChainKind::house};
    finding.house = static_cast<std::int8_t>(place.house);
    finding.digit = static_cast<std::int8_t>(digit);
    compare_candidates(std::span(candidates).first(count), finding);
  }
}

void TrailChains::find_in_cell(int cell) {
  std::array<CandidateId, 9> candidates;
  std::size_t count = 0;
  for_each_bit(store_->board().digits(cell),
               [&](int digit) { candidates[count++] = candidate_at(cell, digit); });
  ChainFinding finding{{technique_->base_rating, 0, kind_rank(ChainKind::cell)}, ChainKind::cell};
  finding.cell = static_cast<std::int8_t>(cell);
  compare_candidates(std::span(candidates).first(count), finding);
}

// One of these candidates is true.
void TrailChains::compare_candidates(std::span<const CandidateId> candidates,
                                     ChainFinding finding) {
  if (!may_agree(candidates)) return;
  std::array<const ChainTrail*, 9> trails;
  for (std::size_t i = 0; i < candidates.size(); ++i) trails[i] = &trail(on_node(candidates[i]));
  compare(std::span(trails).first(candidates.size()), finding);
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
      if (on.contains(candidate) && bit_count(store_->board().digits(candidate / 9)) > 1)
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
