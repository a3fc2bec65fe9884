#pragma once
// DecisionTree: the choices of a search, pruned while it grows, so that its memory depends on the
// pruning and not on how long the search runs.
//
// A node is a digit placed by choice. Singles (forced digits) are counted in the node they follow.
// What is pruned is counted at the nearest node that is kept. The way to the first solution is kept
// down to the greatest depth, whatever the number of nodes.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "nonet/search.hpp"

namespace nonet::cli {

struct TreeLimits {
  int depth = 8;           ///< choices on the way from the root to a node
  std::size_t nodes = 60;  ///< nodes below the root, but for the way to the first solution
};

struct TreeNode {
  std::optional<Cell> cell;  ///< none for the root, the puzzle itself
  std::optional<Digit> digit;
  int depth = 0;  ///< choices on the way here, this one included
  std::vector<std::size_t> children;
  std::vector<std::pair<Cell, DigitSet>> rejected;  ///< digits refused here, by cell
  std::optional<SearchEvent> dead_end;              ///< a cell without digit, or the reverse
  std::uint64_t singles = 0;                        ///< forced digits placed here
  bool solved = false;
  bool on_solution_path = false;    ///< of the first solution
  std::uint64_t cut_choices = 0;    ///< choices below that are not drawn
  std::uint64_t cut_solutions = 0;  ///< solutions among them
};

class DecisionTree {
 public:
  explicit DecisionTree(TreeLimits limits);

  void add(const SearchEvent& event);
  /// The root first; children have greater numbers than their parents.
  const std::vector<TreeNode>& nodes() const { return nodes_; }

 private:
  // One for each digit that stands on the board. `node` is the node it belongs to: its own, that of
  // the choice a single follows, or, when cut, the nearest one that is kept.
  struct Level {
    Cell cell;
    Digit digit;
    bool forced;
    bool cut;
    int choices;  // on the way here, this one included
    std::size_t node;
    std::uint64_t cut_after;  // cut_choices of `node` just after this level was counted
    std::vector<std::pair<Cell, DigitSet>> rejected;  // of a cut level, in case it is kept later
  };

  void place(const SearchEvent& event);
  void reject(const SearchEvent& event);
  void solved();
  void keep_solution_path();
  std::size_t make_node(std::size_t parent, const Level& level);

  TreeLimits limits_;
  std::vector<TreeNode> nodes_;
  std::vector<Level> levels_;
  bool solved_once_ = false;
};

}  // namespace nonet::cli
