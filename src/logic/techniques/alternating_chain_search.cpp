#include "logic/techniques/alternating_chain_search.hpp"

#include <algorithm>
#include <limits>

#include "logic/technique_table.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

using Index = LinkGraph::Index;
constexpr Index kNone = std::numeric_limits<Index>::max();

class ChainSearch {
 public:
  ChainSearch(const Board& board, const LinkGraph& graph, const ChainNames& names, bool grouped,
              StepSink& sink)
      : board_(board), graph_(graph), names_(names), grouped_(grouped), sink_(sink) {
    on_from_.resize(graph.size());
    off_from_.resize(graph.size());
    level_.reserve(graph.size());
    next_.reserve(graph.size());
    path_.reserve(graph.size() * 2);
    for (const TechniqueEntry** name :
         {&names_.placement, &names_.loop, &names_.one_digit, &names_.two_digits})
      if (*name != nullptr && !sink.wants(**name)) *name = nullptr;
  }

  // Deepening, for most chains are short and most of the board is far away.
  bool run() {
    for (std::size_t limit : {3u, 5u, 8u, 40u}) {
      best_ = limit;
      found_ = false;
      for (std::size_t s = 0; s < graph_.size(); ++s)
        if (from(static_cast<Index>(s))) return true;
      if (found_) return false;
    }
    return false;
  }

 private:
  // Strong links of a chain count its length: after `round` of them there are 2 * round nodes.
  bool from(Index start) {
    std::ranges::fill(on_from_, kNone);
    std::ranges::fill(off_from_, kNone);
    off_from_[start] = start;
    level_.assign(1, start);
    for (std::size_t round = 1; round <= best_ && !level_.empty(); ++round) {
      next_.clear();
      for (Index off : level_)
        for (Index on : graph_.strong(off)) {
          if (on_from_[on] != kNone) continue;
          on_from_[on] = off;
          if (round > 1 && conclude(start, on, round)) return true;
          next_.push_back(on);
        }
      level_.clear();
      for (Index on : next_)
        for (Index off : graph_.weak(on)) {
          if (off_from_[off] != kNone) continue;
          off_from_[off] = on;
          level_.push_back(off);
        }
    }
    return false;
  }

  bool conclude(Index start, Index end, std::size_t round) {
    const LinkNode &s = graph_.node(start), &e = graph_.node(end);
    if (start == end) return !s.group() && names_.placement != nullptr && place(start, round);
    if (start > end) return false;  // the same chain is found from its other end
    if (names_.loop != nullptr && graph_.are_weak(start, end) && draft_loop(start, end))
      return offer(*loop_step_, round, true);
    if (s.digit == e.digit) {
      if (names_.one_digit == nullptr) return false;
      const CellSet struck = board_.cells(s.digit) & common_peers(s.cells | e.cells);
      if (struck.empty() || !trace(start, end)) return false;
      Step& step = sink_.draft(*names_.one_digit);
      strike(step, struck, s.digit);
      return offer(step, round, false);
    }
    if (names_.two_digits == nullptr || s.group() || e.group()) return false;
    const Cell a = s.cells.first(), b = e.cells.first();
    if (!see_each_other(a, b) || (!board_.has(a, e.digit) && !board_.has(b, s.digit))) return false;
    if (!trace(start, end)) return false;
    Step& step = sink_.draft(*names_.two_digits);
    if (board_.has(a, e.digit)) step.eliminations.emplace_back(a, e.digit);
    if (board_.has(b, s.digit)) step.eliminations.emplace_back(b, s.digit);
    return offer(step, round, false);
  }

  bool place(Index start, std::size_t round) {
    if (!trace(start, start)) return false;
    const LinkNode& node = graph_.node(start);
    Step& step = sink_.draft(*names_.placement);
    step.placements.emplace_back(node.cells.first(), node.digit);
    return offer(step, round, false);
  }

  // Each weak link of a loop has one true end: nothing else that sees both can be.
  bool draft_loop(Index start, Index end) {
    if (!trace(start, end)) return false;
    Step& step = sink_.draft(*names_.loop);
    strike_by_link(step, graph_.node(path_.back()), graph_.node(path_.front()));
    for (std::size_t i = 1; i + 1 < path_.size(); i += 2)
      strike_by_link(step, graph_.node(path_[i]), graph_.node(path_[i + 1]));
    std::ranges::sort(step.eliminations);
    const auto twice = std::ranges::unique(step.eliminations);
    step.eliminations.erase(twice.begin(), twice.end());
    loop_step_ = &step;
    return !step.eliminations.empty();
  }

  void strike_by_link(Step& step, const LinkNode& a, const LinkNode& b) {
    if (a.digit == b.digit) {
      strike(step, board_.cells(a.digit) & common_peers(a.cells | b.cells), a.digit);
      return;
    }
    const Cell cell = a.cells.first();
    for (Digit digit : board_.candidates(cell) - DigitSet{a.digit, b.digit})
      step.eliminations.emplace_back(cell, digit);
  }

  // The nodes from start to end into path_. False when the chain has no group but should.
  bool trace(Index start, Index end) {
    path_.clear();
    for (Index on = end;;) {
      path_.push_back(on);
      const Index off = on_from_[on];
      path_.push_back(off);
      if (off == start) break;
      on = off_from_[off];
    }
    std::ranges::reverse(path_);
    return !grouped_ || std::ranges::any_of(path_, [&](Index i) { return graph_.node(i).group(); });
  }

  bool offer(Step& step, std::size_t round, bool loop) {
    best_ = round;
    found_ = true;
    step.length = static_cast<int>(path_.size());
    for (Index i : path_) step.digits.insert(graph_.node(i).digit);
    if (sink_.wants_pattern()) draw(step, loop);
    return sink_.offer();
  }

  void draw(Step& step, bool loop) {
    const LinkNode& start = graph_.node(path_.front());
    ChainDraft chain(start.digit, start.cells);
    for (std::size_t i = 0; i < path_.size(); ++i) {
      const LinkNode& node = graph_.node(path_[i]);
      const bool on = i % 2 == 1;
      mark(step, node.cells, node.digit, on ? Role::colour_a : Role::colour_b);
      if (i == 0) continue;
      const LinkNode& before = graph_.node(path_[i - 1]);
      if (before.digit != node.digit)
        chain.by_cell(node.digit, node.cells.first());
      else
        chain.by_house(*(on ? strong_house(board_, before, node) : common_house(before, node)),
                       node.digit, node.cells);
      for (Cell cell : node.cells)
        if (std::ranges::find(step.cells, cell) == step.cells.end()) step.cells.push_back(cell);
    }
    for (Cell cell : start.cells)
      if (std::ranges::find(step.cells, cell) == step.cells.end())
        step.cells.insert(step.cells.begin(), cell);
    step.chains.push_back(chain.take());
    step.chains.back().loop = loop;
  }

  const Board& board_;
  const LinkGraph& graph_;
  ChainNames names_;
  bool grouped_;
  StepSink& sink_;
  Step* loop_step_ = nullptr;  // the sink's draft, between draft_loop and offer
  std::size_t best_ = 0;
  bool found_ = false;
  std::vector<Index> on_from_, off_from_;  // the node before, kNone where not reached
  std::vector<Index> level_, next_, path_;
};

}  // namespace

bool find_alternating_chains(const Board& board, const LinkGraph& graph, const ChainNames& names,
                             bool grouped, StepSink& sink) {
  return ChainSearch(board, graph, names, grouped, sink).run();
}

bool find_plain_aic(const TechniqueEntry&, const Board& board, StepSink& sink) {
  return find_alternating_chains(board, LinkGraph(board, {}),
                                 {.placement = &kDiscontinuousNiceLoop,
                                  .loop = &kContinuousNiceLoop,
                                  .one_digit = &kAicType1,
                                  .two_digits = &kAicType2},
                                 false, sink);
}

bool find_grouped_aic(const TechniqueEntry&, const Board& board, StepSink& sink) {
  return find_alternating_chains(board, LinkGraph(board, {.groups = true}),
                                 {.placement = &kGroupedDiscontinuousNiceLoop,
                                  .loop = &kGroupedContinuousNiceLoop,
                                  .one_digit = &kGroupedAicType1,
                                  .two_digits = &kGroupedAicType2},
                                 true, sink);
}

}  // namespace nonet::logic
