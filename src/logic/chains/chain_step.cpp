#include "logic/chains/chain_step.hpp"

#include "logic/technique_table.hpp"

namespace nonet::chains {

namespace {

Candidate candidate_from(int candidate) {
  return Candidate::from_index(candidate);
}

// The links from the start to the end of the chain, each after those that it rests on.
std::vector<std::uint16_t> in_telling_order(const Chain& chain) {
  enum class State : std::uint8_t { unseen, open, told };
  std::vector<State> states(chain.links.size(), State::unseen);
  std::vector<std::uint16_t> order, waiting{0};
  while (!waiting.empty()) {
    const std::uint16_t link = waiting.back();
    if (states[link] == State::told) {
      waiting.pop_back();
    } else if (states[link] == State::open) {
      states[link] = State::told;
      order.push_back(link);
      waiting.pop_back();
    } else {
      states[link] = State::open;
      for (const std::uint16_t parent : chain.links[link].parents)
        if (states[parent] == State::unseen) waiting.push_back(parent);
    }
  }
  return order;
}

// A pattern of an inner rule, as a step of its own that takes one candidate away.
Step pattern_step(const InnerPattern& pattern, CandidateId gone) {
  const bool from_box = House(pattern.house).kind() == House::Kind::box;
  const logic::TechniqueEntry* entry = nullptr;
  switch (pattern.rule) {
    case InnerRule::locked:
      entry = from_box ? &logic::kPointing : &logic::kClaiming;
      break;
    case InnerRule::hidden_pair:
      entry = &logic::kHiddenPair;
      break;
    case InnerRule::naked_pair:
      entry = &logic::kNakedPair;
      break;
    default:
      entry = &logic::kXWing;
  }
  Step step{Technique(*entry)};
  step.rating = entry->info.rating;
  step.digits = DigitSet::from_bits(pattern.digits);
  step.houses.push_back(House(pattern.house));
  const auto add_cells = [&](int house) {
    for_each_bit(pattern.positions, [&](int position) {
      const Cell cell(cell_in(house, position));
      step.cells.push_back(cell);
      for (Digit digit : step.digits) step.marks.push_back({{cell, digit}});
    });
  };
  add_cells(pattern.house);
  if (pattern.rule == InnerRule::locked) step.covers.push_back(House(pattern.other));
  if (pattern.rule == InnerRule::x_wing) {
    step.houses.push_back(House(pattern.other));
    add_cells(pattern.other);
    const bool rows = House(pattern.house).kind() == House::Kind::row;
    for_each_bit(pattern.positions, [&](int line) {
      step.covers.push_back(rows ? House::column(line) : House::row(line));
    });
  }
  step.eliminations.push_back(candidate_from(gone));
  return step;
}

ChainFamily family_inside(const ChainHint& nested) {
  if (nested.kind <= ChainKind::xy_chain) return ChainFamily::plain;
  // Static trails have no contradictions and doubles; nor do their links have more than one parent.
  if (nested.kind == ChainKind::contradiction || nested.kind == ChainKind::double_chain)
    return ChainFamily::dynamic;
  return nested.rating < 8.5 ? ChainFamily::multiple : ChainFamily::dynamic;
}

ChainNode tell_link(const ChainLink& link, const Chain& chain, Step& step) {
  const int candidate = candidate_of(link.node);
  const Candidate told = candidate_from(candidate);
  ChainNode node{told.digit, {told.cell}, is_on(link.node), {}, {}, {}};
  std::uint8_t through = link.through;
  if (link.parents.empty()) {
    node.cause = ChainNode::Cause::assumption;
    return node;
  }
  if (link.pattern) {
    node.cause = ChainNode::Cause::nested;
    node.nested = step.nested.size();
    step.nested.push_back(link.nested != nullptr
                              ? make_step(*link.nested, family_inside(*link.nested))
                              : pattern_step(*link.pattern, static_cast<CandidateId>(candidate)));
    return node;
  }
  if (!node.on) through = weak_link(candidate_of(chain.links[link.parents[0]].node), candidate);
  node.cause = through == kThroughCell ? ChainNode::Cause::cell : ChainNode::Cause::house;
  if (through != kThroughCell) node.house = House(through);
  return node;
}

nonet::Chain tell_chain(const Chain& chain, bool loop, Step& step) {
  nonet::Chain told;
  told.loop = loop;
  if (loop) {
    // The links run backwards along the circle; the first, which closes it, is told last but for
    // the one that it leads to.
    const std::size_t count = chain.links.size();
    for (std::size_t i = count; i-- > 0;) {
      ChainNode node = tell_link(chain.links[i], chain, step);
      if (!told.nodes.empty()) node.parents = {static_cast<std::uint16_t>(told.nodes.size() - 1)};
      told.nodes.push_back(std::move(node));
    }
    return told;
  }
  std::vector<std::uint16_t> place(chain.links.size());
  for (const std::uint16_t i : in_telling_order(chain)) {
    ChainNode node = tell_link(chain.links[i], chain, step);
    for (const std::uint16_t parent : chain.links[i].parents) node.parents.push_back(place[parent]);
    place[i] = static_cast<std::uint16_t>(told.nodes.size());
    told.nodes.push_back(std::move(node));
  }
  return told;
}

}  // namespace

Step make_step(const ChainHint& hint, ChainFamily family) {
  Step step{Technique(entry_of(hint.kind, family, hint.rating))};
  step.rating = hint.rating;
  step.length = hint.complexity;
  for (const Chain& chain : hint.chains)
    step.chains.push_back(tell_chain(chain, is_cycle(hint.kind), step));
  const Candidate source = candidate_from(candidate_of(hint.source));
  if (hint.kind == ChainKind::cell) {
    step.cells.push_back(Cell(hint.cell));
  } else if (hint.kind == ChainKind::house) {
    step.houses.push_back(House(hint.house));
    step.digits.insert(Digit(hint.digit + 1));
  } else if (is_cycle(hint.kind)) {
    for (const ChainNode& node : step.chains[0].nodes) {
      step.digits.insert(node.digit);
      if (step.cells.empty() || step.cells.back() != node.cells[0])
        step.cells.push_back(node.cells[0]);
    }
  } else {
    step.cells.push_back(source.cell);
    step.digits.insert(source.digit);
  }
  if (hint.placement) step.placements.push_back(candidate_from(*hint.placement));
  for (CandidateId gone : hint.eliminations)
    if (!hint.placement) step.eliminations.push_back(candidate_from(gone));
  return step;
}

}  // namespace nonet::chains
