#include "logic/chains/static_chains.hpp"

#include <bitset>

namespace nonet::chains {

void StaticChains::find(const ChainBoard& board, const ImplicationClosure& closure,
                        ChainFindings& findings) {
  if (closure.refuted().empty()) return;
  board_ = &board;
  closure_ = &closure;
  findings_ = &findings;
  digits_ = 0;
  for (int cell = 0; cell < kCellCount; ++cell) digits_ |= closure.refuted_digits(cell);
  for (const Links links : {Links::x, Links::y, Links::xy}) {
    links_ = links;
    if (links == Links::xy && !findings.wants(order_of(ChainKind::xy_chain, 0))) break;
    for (int cell = 0; cell < kCellCount; ++cell) {
      const Mask digits = board.digits(cell);
      const int count = std::popcount(digits);
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

// What goes off when `on` is on; stops when `visit` returns false.
template <class Visit>
bool StaticChains::for_each_off(int on, Visit&& visit) const {
  const int cell = on / 9, digit = on % 9;
  if (links_ != Links::x)
    for (unsigned rest = board_->digits(cell) & ~(1u << digit); rest != 0; rest &= rest - 1)
      if (!visit(candidate_at(cell, std::countr_zero(rest)))) return false;
  for (const HousePlace place : house_places(cell))
    for (unsigned rest = board_->places(digit, place.house) & ~(1u << place.position); rest != 0;
         rest &= rest - 1)
      if (!visit(candidate_at(cell_in(place.house, std::countr_zero(rest)), digit))) return false;
  return true;
}

// What comes on when `off` is off, and through which cell or house.
template <class Visit>
bool StaticChains::for_each_on(int off, Visit&& visit) const {
  const int cell = off / 9, digit = off % 9;
  if (links_ != Links::x && std::popcount(board_->digits(cell)) == 2) {
    const unsigned last = board_->digits(cell) & ~(1u << digit);
    if (!visit(candidate_at(cell, std::countr_zero(last)), kThroughCell)) return false;
  }
  if (links_ == Links::y) return true;
  for (const HousePlace place : house_places(cell)) {
    const unsigned places = board_->places(digit, place.house);
    if (std::popcount(places) != 2) continue;
    const unsigned last = places & ~(1u << place.position);
    if (!visit(candidate_at(cell_in(place.house, std::countr_zero(last)), digit), place.house))
      return false;
  }
  return true;
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
  on_.clear();
  off_.clear();
  std::size_t count = 0;
  on_.insert(source);
  on_from_[index(source)] = kNoCandidate;
  on_through_[index(source)] = kAssumed;
  depth_[index(source)] = 0;
  queue_[count++] = static_cast<NodeId>(source);

  // The candidates whose being off turns the source on.
  CandidateSet before_source;
  bool any = false;
  for_each_on(source, [&](int candidate, std::uint8_t) {
    before_source.insert(candidate);
    return any = true;
  });
  if (!any) return;

  const ChainKind kind = links_ == Links::x   ? ChainKind::x_cycle
                         : links_ == Links::y ? ChainKind::y_cycle
                                              : ChainKind::xy_cycle;
  for (std::size_t next = 0; next < count; ++next) {
    const int on = queue_[next];
    if (!findings_->wants(order_of(kind, depth_[index(on)] + 2))) break;
    for_each_off(on, [&](int off) {
      if (before_source.contains(off) && on != source) {
        for_each_on(off, [&](int candidate, std::uint8_t through) {
          if (candidate != source) return true;
          keep_cycle(kind, off, through, on);
          return false;
        });
      }
      if (off_.contains(off)) return true;
      off_.insert(off);
      off_from_[index(off)] = static_cast<CandidateId>(on);
      for_each_on(off, [&](int candidate, std::uint8_t through) {
        if (on_.contains(candidate)) return true;
        on_.insert(candidate);
        on_from_[index(candidate)] = static_cast<CandidateId>(off);
        on_through_[index(candidate)] = through;
        depth_[index(candidate)] = static_cast<std::uint16_t>(depth_[index(on)] + 2);
        queue_[count++] = static_cast<NodeId>(candidate);
        return true;
      });
      return true;
    });
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
  on_.clear();
  off_.clear();
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
      for_each_off(candidate, [&](int off) {
        if (off_.contains(off)) return true;
        off_.insert(off);
        off_from_[index(off)] = from;
        queue_[count++] = off_node(off);
        return !(found = queue_[count - 1] == goal);
      });
    } else {
      for_each_on(candidate, [&](int on, std::uint8_t through) {
        if (on_.contains(on)) return true;
        on_.insert(on);
        on_from_[index(on)] = from;
        on_through_[index(on)] = through;
        queue_[count++] = on_node(on);
        return !(found = queue_[count - 1] == goal);
      });
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
