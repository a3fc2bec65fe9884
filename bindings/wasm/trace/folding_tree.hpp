#pragma once
// FoldingTree: the decision tree of a search while it grows, in bounded memory. When there are more
// nodes than allowed, the deepest level is folded into the one above, so that what is kept of a
// search of any length is its upper part, complete down to one depth.
//
// A node is a digit placed by choice; singles are counted at the node they follow.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nonet/search.hpp"

namespace nonet::wasm {

/// As JavaScript reads it: 56 bytes.
struct FoldingNode {
  std::int32_t parent = -1;  ///< less than the node's own number; -1 for the root
  std::uint8_t cell = 255;   ///< 255 for the root, as is the digit
  std::uint8_t digit = 255;
  std::uint8_t depth = 0;  ///< choices on the way here, this one included
  std::uint8_t open = 0;   ///< 1: on the board now
  double solutions = 0;    ///< found at or below it
  double folded = 0;       ///< choices below without a node
  double rejections = 0;   ///< here and at the folded ones below
  double singles = 0;      ///< likewise
  double retreats = 0;     ///< likewise: digits taken back
  double entered = 0;      ///< the number of the event that placed it, from 1
};

class FoldingTree {
 public:
  /// At least 2 nodes.
  explicit FoldingTree(std::size_t most_nodes);

  void place(const SearchEvent& event, double number);
  void retreat();
  void reject() { ++current().rejections; }
  void solved();

  const std::vector<FoldingNode>& nodes() const { return nodes_; }
  /// Choices deeper than this have no node; 255 until something had to be folded.
  int kept_depth() const { return kept_depth_; }

 private:
  // One for each digit on the board: the node that counts for it. Singles and folded choices have
  // none of their own.
  struct Level {
    std::int32_t node;
    std::uint8_t choices;
    bool own;
  };

  FoldingNode& current() { return nodes_[static_cast<std::size_t>(level().node)]; }
  const Level& level() const { return levels_.back(); }
  void fold_deepest();

  std::size_t most_nodes_;
  int kept_depth_ = 255;
  std::vector<FoldingNode> nodes_;
  std::vector<Level> levels_;  // the first one is the root's
};

}  // namespace nonet::wasm
