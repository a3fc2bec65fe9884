#include "watch/decision_tree.hpp"

#include <algorithm>

namespace nonet::cli {

namespace {

void add_rejection(std::vector<std::pair<Cell, DigitSet>>& rejected, Cell cell, Digit digit) {
  auto entry = std::ranges::find(rejected, cell, &std::pair<Cell, DigitSet>::first);
  if (entry == rejected.end()) entry = rejected.insert(entry, {cell, DigitSet()});
  entry->second.insert(digit);
}

}  // namespace

DecisionTree::DecisionTree(TreeLimits limits) : limits_(limits), nodes_(1) {}

void DecisionTree::add(const SearchEvent& event) {
  using Kind = SearchEvent::Kind;
  switch (event.kind) {
    case Kind::place:
      place(event);
      break;
    case Kind::reject:
      reject(event);
      break;
    case Kind::retreat:
      levels_.pop_back();
      break;
    case Kind::solved:
      solved();
      break;
    case Kind::try_digit:
    case Kind::exhausted:
      break;
  }
}

void DecisionTree::place(const SearchEvent& event) {
  const Level* below = levels_.empty() ? nullptr : &levels_.back();
  const std::size_t parent = below ? below->node : 0;
  const int choices = (below ? below->choices : 0) + (event.forced ? 0 : 1);
  bool cut = below && below->cut;
  if (!event.forced) cut |= choices > limits_.depth || nodes_.size() > limits_.nodes;

  Level level{*event.cell, *event.digit, event.forced, cut, choices, parent, 0, {}};
  if (event.forced) {
    if (!cut) ++nodes_[parent].singles;
  } else if (cut) {
    ++nodes_[parent].cut_choices;
  } else {
    level.node = make_node(parent, level);
  }
  level.cut_after = nodes_[level.node].cut_choices;
  levels_.push_back(std::move(level));
}

std::size_t DecisionTree::make_node(std::size_t parent, const Level& level) {
  TreeNode node;
  node.cell = level.cell;
  node.digit = level.digit;
  node.depth = level.choices;
  node.rejected = level.rejected;
  nodes_.push_back(std::move(node));
  nodes_[parent].children.push_back(nodes_.size() - 1);
  return nodes_.size() - 1;
}

void DecisionTree::reject(const SearchEvent& event) {
  Level* top = levels_.empty() ? nullptr : &levels_.back();
  if (top && top->cut) {
    if (!solved_once_ && event.cell && event.digit)
      add_rejection(top->rejected, *event.cell, *event.digit);
    return;
  }
  TreeNode& node = nodes_[top ? top->node : 0];
  if (event.cell && event.digit)
    add_rejection(node.rejected, *event.cell, *event.digit);
  else
    node.dead_end = event;
}

void DecisionTree::solved() {
  if (!solved_once_) keep_solution_path();
  solved_once_ = true;
  if (levels_.empty()) {
    nodes_[0].solved = true;
  } else if (levels_.back().cut) {
    ++nodes_[levels_.back().node].cut_solutions;
  } else {
    nodes_[levels_.back().node].solved = true;
  }
}

// Makes nodes of the cut levels that now stand on the board. What was counted at their old node
// after they were placed lies below them and moves with them: levels nest, so every count after
// `cut_after` belongs to the subtree of that level.
void DecisionTree::keep_solution_path() {
  nodes_[0].on_solution_path = true;
  std::size_t moved_from = 0, moved_to = 0;
  std::uint64_t moved = 0;
  for (Level& level : levels_) {
    if (level.cut && level.node == moved_from && moved_to != 0) {
      level.node = moved_to;
      level.cut_after -= moved;
    }
    if (level.cut && level.choices <= limits_.depth) {
      TreeNode& old = nodes_[level.node];
      if (level.forced) {
        ++old.singles;
        for (const auto& [cell, digits] : level.rejected)
          for (Digit digit : digits) add_rejection(old.rejected, cell, digit);
      } else {
        const std::uint64_t below = old.cut_choices - level.cut_after;
        old.cut_choices = level.cut_after - 1;
        const std::size_t node = make_node(level.node, level);
        nodes_[node].cut_choices = below;
        if (moved_to == 0) moved_from = level.node;
        moved += level.cut_after;
        moved_to = level.node = node;
        level.cut_after = 0;
      }
      level.cut = false;
    }
    if (!level.cut) nodes_[level.node].on_solution_path = true;
  }
}

}  // namespace nonet::cli
