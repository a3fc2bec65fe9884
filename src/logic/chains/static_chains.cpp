#include "logic/chains/static_chains.hpp"

#include <algorithm>
#include <bitset>

namespace nonet::chains {

void StaticChains::find(const ChainBoard& board, const ImplicationClosure& closure,
                        ChainFindings& findings) {
  if (closure.refuted().empty()) return;
  board_ = &board;
  closure_ = &closure;
  plain_ = &closure.links();
  findings_ = &findings;
  digits_ = 0;
  for (int cell = 0; cell < kCellCount; ++cell) digits_ |= closure.refuted_digits(cell);
  for (const Links links : {Links::x, Links::y, Links::xy}) {
    links_ = links;
    if (links == Links::xy && !findings.wants(order_of(ChainKind::xy_chain, 0))) break;
    for (int cell = 0; cell < kCellCount; ++cell) {
      const Mask digits = board.digits(cell);
      const int count = bit_count(digits);
      if (count < 2 || (links == Links::y && count != 2)) continue;
      for_each_bit(links == Links::x ? digits & digits_ : digits, [&](int digit) {
        const int candidate = candidate_at(cell, digit);
        find_cycles(candidate);
        if (links == Links::y) return;  // no chain of bivalue cells can refute its start
        if (may_refute(on_node(candidate))) find_chain(on_node(candidate));
        if (may_refute(off_node(candidate))) find_chain(off_node(candidate));
      });
    }
  }
}

// A candidate that refutes itself when off is true, so that the others of its cell refute
// themselves.
bool StaticChains::may_refute(NodeId source) const {
  const int cell = candidate_of(source) / 9, digit = candidate_of(source) % 9;
  const unsigned refuted = closure_->refuted_digits(cell);
  if (is_on(source)) return (refuted >> digit & 1) != 0;
  return (board_->digits(cell) & ~refuted & ~(1u << digit)) == 0;
}

HintOrder StaticChains::order_of(ChainKind kind, int complexity) const {
  double base = 7.0;
  if (kind == ChainKind::x_cycle || kind == ChainKind::y_cycle) base = 6.5;
  if (kind == ChainKind::x_chain) base = 6.6;
  return {base + length_rating(complexity), complexity, kind_rank(kind)};
}

// Appends the nodes from `node` back to the start.
void StaticChains::path_to_start(NodeId node) {
  while (true) {
    const int candidate = candidate_of(node);
    if (is_on(node)) {
      path_.push_back({node, on_through_[index(candidate)]});
      if (on_from_[index(candidate)] == kNoCandidate) return;
      node = off_node(on_from_[index(candidate)]);
    } else {
      const bool start = off_from_[index(candidate)] == kNoCandidate;
      path_.push_back({node, start ? kAssumed : kThroughCell});
      if (start) return;
      node = on_node(off_from_[index(candidate)]);
    }
  }
}

// Breadth first; "on" nodes are met once, but every way back to the source is a cycle of its own.
void StaticChains::find_cycles(int source) {
  // The candidates whose being off turns the source on.
  const std::span<const StrongLink> last_links = plain_->strong(source, links_);
  const auto leads_to_source = [&](CandidateId off) {
    return std::ranges::any_of(last_links, [&](StrongLink link) { return link.candidate == off; });
  };
  bool may_close = false;
  for (const StrongLink link : last_links) {
    if (!closure_->may_close(source, link.candidate)) continue;
    if (!may_close) {
      on_.fill();
      off_.fill();
      may_close = true;
    }
    closure_->open_cycle(source, link.candidate, on_, off_);
  }
  if (!may_close) return;
  std::size_t count = 0;
  on_.insert(source);
  on_from_[index(source)] = kNoCandidate;
  on_through_[index(source)] = kAssumed;
  depth_[index(source)] = 0;
  queue_[count++] = static_cast<NodeId>(source);

  const ChainKind kind = links_ == Links::x   ? ChainKind::x_cycle
                         : links_ == Links::y ? ChainKind::y_cycle
                                              : ChainKind::xy_cycle;
  int depth = -1;
  for (std::size_t next = 0; next < count; ++next) {
    const int on = queue_[next];
    if (depth_[index(on)] != depth) {
      depth = depth_[index(on)];
      if (!findings_->wants(order_of(kind, depth + 2))) break;
    }
    for (const CandidateId off : plain_->weak(on, links_)) {
      if (on != source && leads_to_source(off))
        for (const StrongLink link : plain_->strong(off, links_))
          if (link.candidate == source) {
            keep_cycle(kind, off, link.through, on);
            break;
          }
      if (off_.contains(off)) continue;
      off_.insert(off);
      off_from_[index(off)] = static_cast<CandidateId>(on);
      for (const StrongLink link : plain_->strong(off, links_)) {
        if (on_.contains(link.candidate)) continue;
        on_.insert(link.candidate);
        on_from_[index(link.candidate)] = off;
        on_through_[index(link.candidate)] = link.through;
        depth_[index(link.candidate)] = static_cast<std::uint16_t>(depth + 2);
        queue_[count++] = link.candidate;
      }
    }
  }
}

void StaticChains::keep_cycle(ChainKind kind, int last_off, std::uint8_t through, int last_on) {
  const int complexity = depth_[index(last_on)] + 2;
  const HintOrder order = order_of(kind, complexity);
  if (!findings_->wants(order)) return;
  path_.clear();
  path_.push_back({0, through});
  path_.push_back({off_node(last_off), kThroughCell});
  path_to_start(on_node(last_on));
  for (std::size_t i = 2; i < path_.size(); ++i)
    if (path_[i].node == off_node(last_off)) return;  // runs through its own last node
  const NodeId source = path_.back().node;
  path_.front().node = source;
  path_.pop_back();
  if (cycle_eliminations(*board_, path_).empty()) return;
  findings_->add({order, kind, -1, -1, -1, source, source}, path_);
}

void StaticChains::find_chain(NodeId source) {
  on_.fill();
  off_.fill();
  closure_->open_chain(source, on_, off_);
  std::size_t count = 0;
  const int start = candidate_of(source);
  const bool from_on = is_on(source);
  const ChainKind kind = links_ == Links::x ? ChainKind::x_chain : ChainKind::xy_chain;
  (from_on ? on_ : off_).insert(start);
  (from_on ? on_from_ : off_from_)[index(start)] = kNoCandidate;
  if (from_on) on_through_[index(start)] = kAssumed;
  queue_[count++] = source;
  std::size_t level_end = 1;
  int depth = 0;
  const NodeId goal = from_on ? off_node(start) : on_node(start);
  bool found = false;

  for (std::size_t next = 0; next < count && !found; ++next) {
    if (next == level_end) {
      level_end = count;
      if (!findings_->wants(order_of(kind, ++depth + 2))) return;
    }
    const NodeId node = queue_[next];
    const int candidate = candidate_of(node);
    const auto from = static_cast<CandidateId>(candidate);
    if (is_on(node)) {
      for (const CandidateId off : plain_->weak(candidate, links_)) {
        if (off_.contains(off)) continue;
        off_.insert(off);
        off_from_[index(off)] = from;
        queue_[count++] = off_node(off);
        if ((found = queue_[count - 1] == goal)) break;
      }
    } else {
      for (const auto [on, through] : plain_->strong(candidate, links_)) {
        if (on_.contains(on)) continue;
        on_.insert(on);
        on_from_[index(on)] = from;
        on_through_[index(on)] = through;
        queue_[count++] = on_node(on);
        if ((found = queue_[count - 1] == goal)) break;
      }
    }
  }
  if (!found) return;
  path_.clear();
  path_to_start(goal);
  const int complexity = static_cast<int>(path_.size());
  const HintOrder order = order_of(kind, complexity);
  if (findings_->wants(order)) findings_->add({order, kind, -1, -1, -1, source, goal}, path_);
}

std::vector<CandidateId> cycle_eliminations(const ChainBoard& board,
                                            std::span<const PathNode> cycle) {
  std::bitset<kCellCount> inside;
  for (const PathNode& step : cycle)
    inside.set(static_cast<std::size_t>(candidate_of(step.node) / 9));
  CandidateSet seen_by_off;
  const auto for_each_seen = [&](NodeId node, auto&& visit) {
    const int cell = candidate_of(node) / 9, digit = candidate_of(node) % 9;
    for (const HousePlace place : house_places(cell))
      for_each_bit(board.places(digit, place.house), [&](int position) {
        const int other = cell_in(place.house, position);
        if (!inside.test(static_cast<std::size_t>(other))) visit(candidate_at(other, digit));
      });
  };
  for (const PathNode& step : cycle)
    if (!is_on(step.node)) for_each_seen(step.node, [&](int seen) { seen_by_off.insert(seen); });
  std::vector<CandidateId> found;
  for (const PathNode& step : cycle)
    if (is_on(step.node))
      for_each_seen(step.node, [&](int seen) {
        if (!seen_by_off.contains(seen)) return;
        seen_by_off.erase(seen);
        found.push_back(static_cast<CandidateId>(seen));
      });
  return found;
}

}  // namespace nonet::chains
