#include "logic/chains/hint_builder.hpp"

#include "logic/chains/chain_hint.hpp"
#include "logic/chains/static_chains.hpp"
#include "logic/chains/trail_chains.hpp"

namespace nonet::chains {

namespace {

ChainHint start_hint(const ChainBoard& board, const ChainFinding& finding) {
  ChainHint hint;
  hint.kind = finding.kind;
  hint.rating = finding.order.rating;
  hint.complexity = finding.order.complexity;
  hint.cell = finding.cell;
  hint.house = finding.house;
  hint.digit = finding.digit;
  hint.source = finding.source;
  hint.conclusion = finding.target;
  if (is_on(finding.target))
    hint.placement = static_cast<CandidateId>(candidate_of(finding.target));
  hint.eliminations = eliminations_of(board, finding.target);
  return hint;
}

Chain draw_chain(const TrailTarget& target) {
  const std::vector<NodeId> nodes = ancestors_of(target);
  std::array<std::uint16_t, kNodeCount> place;
  for (std::size_t i = 0; i < nodes.size(); ++i) place[nodes[i]] = static_cast<std::uint16_t>(i);
  Chain chain;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const TrailTarget at{target.trail, nodes[i], i == 0 && target.late};
    ChainLink link{nodes[i], kThroughCell, {}, {}, {}};
    for_each_parent(at, [&](NodeId parent) { link.parents.push_back(place[parent]); });
    if (link.parents.empty())
      link.through = kAssumed;
    else if (is_on(nodes[i]))
      link.through =
          (at.late ? target.trail->clash().on_link : target.trail->on_link(candidate_of(nodes[i])))
              .through;
    if (const InnerStep* step = inner_step_of(at)) {
      link.pattern = step->pattern;
      link.nested = step->nested;
    }
    chain.links.push_back(std::move(link));
  }
  return chain;
}

}  // namespace

ChainHint build_static_hint(const ChainBoard& board, const ChainFindings& findings,
                            const ChainFinding& finding) {
  ChainHint hint = start_hint(board, finding);
  const std::span<const PathNode> path = findings.path(finding);
  Chain chain;
  for (const PathNode& step : path) {
    const auto next = static_cast<std::uint16_t>(chain.links.size() + 1);
    chain.links.push_back({step.node, step.through, {}, {next}, {}});
  }
  if (is_cycle(finding.kind)) {
    chain.links.back().parents = {0};
    hint.placement.reset();
    hint.eliminations = cycle_eliminations(board, path);
  } else {
    chain.links.back().parents.clear();
  }
  hint.chains.push_back(std::move(chain));
  return hint;
}

ChainHint build_trail_hint(const TrailStore& store, const ChainFinding& finding) {
  ChainHint hint = start_hint(store.board(), finding);
  const ChainBoard& board = store.board();
  const auto add = [&](NodeId assumption) {
    hint.chains.push_back(draw_chain({&store.known_trail(assumption), finding.target}));
  };
  switch (finding.kind) {
    case ChainKind::contradiction:
      for (const TrailTarget& end : clash_ends(store.known_trail(finding.source)))
        hint.chains.push_back(draw_chain(end));
      break;
    case ChainKind::double_chain:
      add(finding.source);
      add(static_cast<NodeId>(finding.source ^ 1));
      break;
    case ChainKind::cell:
      for_each_bit(board.digits(finding.cell),
                   [&](int digit) { add(on_node(candidate_at(finding.cell, digit))); });
      break;
    default:
      for_each_bit(board.places(finding.digit, finding.house), [&](int position) {
        add(on_node(candidate_at(cell_in(finding.house, position), finding.digit)));
      });
  }
  return hint;
}

}  // namespace nonet::chains
