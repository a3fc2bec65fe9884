#pragma once
// How many lanes one puzzle may occupy.
//
// Branching into free lanes (breadth) keeps lanes full and settles unique puzzles soonest; a puzzle
// with many solutions profits from depth: the first branch that reaches the limit ends it, and
// whatever was started beside it is wasted. Which is better shows only in the search. So a puzzle
// starts depth-first and counts as hard after some dead ends, and for the stream as a whole one
// compares what was wasted with what was refuted: the narrow mode is for streams in which more
// nodes are dropped than refuted.
//
// Without this, few givens would flood the lanes and starve the neighbours.

#include "engine/many/lane_mask.hpp"
#include "engine/many/slot.hpp"
#include "engine/many/thresholds.hpp"

namespace nonet::engine::many {

class WidthRule {
 public:
  /// Nodes thrown away because a puzzle reached its limit.
  void dropped(int nodes) {
    dropped_ += nodes;
    forget();
  }
  void dead_end() {
    ++dead_ends_;
    forget();
  }

  int most_lanes(const Slot& slot, bool more_input) const {
    if (slot.hard()) return more_input ? kLanesOfHard : kLanes;
    if (!more_input) return kLanesAtEnd;
    return narrow() ? kLanesOfNarrow : kLanesOfWide;
  }
  bool narrow() const { return 3 * dropped_ > 2 * dead_ends_; }

 private:
  /// Keeps to the recent past.
  void forget() {
    if (dropped_ + dead_ends_ <= 512) return;
    dropped_ /= 2;
    dead_ends_ /= 2;
  }

  int dropped_ = 64, dead_ends_ = 0;  // begins narrow
};

}  // namespace nonet::engine::many
