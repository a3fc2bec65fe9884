#include "folding_tree.hpp"

#include <algorithm>

namespace nonet::wasm {

static_assert(sizeof(FoldingNode) == 56);

FoldingTree::FoldingTree(std::size_t most_nodes)
    : most_nodes_(std::max<std::size_t>(most_nodes, 2)) {
  // All memory at once: going back to an earlier state of the module relies on it.
  nodes_.reserve(most_nodes_);
  levels_.reserve(kCellCount + 1);
  nodes_.push_back({.open = 1});
  levels_.push_back({0, 0, true});
}

void FoldingTree::place(const SearchEvent& event, double number) {
  const Level below = level();
  const int choices = below.choices + (event.forced ? 0 : 1);
  Level next{below.node, static_cast<std::uint8_t>(choices), false};
  if (event.forced) {
    ++current().singles;
  } else {
    if (choices <= kept_depth_ && nodes_.size() == most_nodes_) fold_deepest();
    if (choices <= kept_depth_) {
      next.node = static_cast<std::int32_t>(nodes_.size());
      next.own = true;
      nodes_.push_back({.parent = level().node,
                        .cell = static_cast<std::uint8_t>(event.cell->index()),
                        .digit = static_cast<std::uint8_t>(event.digit->value()),
                        .depth = static_cast<std::uint8_t>(choices),
                        .open = 1,
                        .entered = number});
    } else {
      next.node = level().node;
      ++current().folded;
    }
  }
  levels_.push_back(next);
}

void FoldingTree::retreat() {
  ++current().retreats;
  if (level().own) current().open = 0;
  levels_.pop_back();
}

void FoldingTree::solved() {
  for (std::int32_t node = level().node; node >= 0;
       node = nodes_[static_cast<std::size_t>(node)].parent)
    ++nodes_[static_cast<std::size_t>(node)].solutions;
}

// Nodes come after their parents, so that one walk from the root finds every parent moved already.
void FoldingTree::fold_deepest() {
  int deepest = 0;
  for (const FoldingNode& node : nodes_) deepest = std::max<int>(deepest, node.depth);
  if (deepest == 0) return;
  kept_depth_ = deepest - 1;

  std::vector<std::int32_t> moved_to(nodes_.size());
  std::size_t kept = 0;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    FoldingNode node = nodes_[i];
    if (node.parent >= 0) node.parent = moved_to[static_cast<std::size_t>(node.parent)];
    if (node.depth <= kept_depth_) {
      moved_to[i] = static_cast<std::int32_t>(kept);
      nodes_[kept++] = node;
      continue;
    }
    moved_to[i] = node.parent;
    FoldingNode& parent = nodes_[static_cast<std::size_t>(node.parent)];
    parent.folded += node.folded + 1;
    parent.rejections += node.rejections;
    parent.singles += node.singles;
    parent.retreats += node.retreats;
  }
  nodes_.resize(kept);
  for (Level& at : levels_) {
    at.own = at.own && at.choices <= kept_depth_;
    at.node = moved_to[static_cast<std::size_t>(at.node)];
  }
}

}  // namespace nonet::wasm
