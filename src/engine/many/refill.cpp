// Free lanes are filled: with parked nodes first, which frees memory, then with new puzzles.

#include "engine/many/batch_search.hpp"
#include "engine/many/lane_candidates.hpp"
#include "engine/many/lane_sets.hpp"

namespace nonet::engine::many {

void BatchSearch::refill() {
  resume_parked();
  read_puzzles();
}

void BatchSearch::resume_parked() {
  // While there is input: eligible nodes, as soon as it is worth a pass over all planes.
  for (int pass = 0; pass < kResumePasses && parks_.eligible_nodes() > 0; ++pass) {
    const int free = kLanes - size(occupied_);
    const int park = parks_.with_most_eligible();
    const bool worth =
        size(parks_.eligible(park)) >= kResumeAt || parks_.eligible_nodes() >= kEligibleMost;
    const bool draining = !has_next_ && free >= kDrainAt;
    if (free < kLanes && !draining && !(worth && free >= kResumeAt)) break;
    if (resume_from(park, parks_.eligible(park)) == 0) break;
  }
  // After it: any node, from the park used last, whose nodes are the deepest.
  if (has_next_) return;
  for (int pass = 0; pass < kResumePasses && parks_.nodes() > 0; ++pass) {
    if (kLanes - size(occupied_) < kDrainAt) break;
    const int park = parks_.used_last();
    if (resume_from(park, parks_.used(park)) == 0) break;
  }
}

int BatchSearch::resume_from(int park, const LaneMask& nodes) {
  LaneMove move;
  kernel_->match(nodes, complement(occupied_), move);
  if (move.count == 0) return 0;
  kernel_->resume(*planes_, move, parks_.planes(park));
  for_each_lane(move.to, [&](int lane) {
    const auto [slot, from_trail] = parks_.take(park, source_lane(move, lane));
    const Slot& s = slots_[slot];
    slot_of_[lane] = slot;
    const bool at_its_end = from_trail && s.trail.begun() && !s.trail.full();
    put(on_trail_, lane, at_its_end);
    put(may_dive_, lane, s.lanes == 1 && !s.hard() && (at_its_end || !s.trail.begun()));
    if (from_trail) kernel_->follow(*planes_, lane, s.trail.at, s.trail.length);
    followed_ = followed_ || from_trail;
  });
  occupied_ = occupied_ | move.to;
  return move.count;
}

void BatchSearch::read_puzzles() {
  const int free = kLanes - size(occupied_);
  if (!has_next_ || free == 0) return;
  if (free < kLanes && (free < kLoadAt || parks_.eligible_nodes() >= kEligibleMost)) return;

  LaneMask with_denied, hard;
  const void* rows[kLanes];
  int denied_cell[kLanes], denied_digit[kLanes];
  const LaneMask filled = lanes_where(complement(occupied_), [&](int lane) {
    if (!has_next_) return false;
    rows[lane] = next_.values;
    const int slot = slots_.acquire(next_.puzzle, next_.limit);
    slots_[slot].lanes = 1;
    if (next_.limit >= kLimitOfHard) {
      slots_[slot].dead_ends = kHardDeadEnds;
      insert(hard, lane);
    }
    slot_of_[lane] = slot;
    if (next_.denied_digit != 0) {
      denied_cell[lane] = next_.denied_cell;
      denied_digit[lane] = next_.denied_digit;
      insert(with_denied, lane);
    }
    fetch();
    return true;
  });
  if (task_->kind == RowKind::givens)
    kernel_->load_givens(*planes_, rows, filled);
  else
    kernel_->load_sets(*planes_, rows, filled);
  for_each_lane(with_denied, [&](int lane) {
    deny(*planes_, *kernel_, lane, denied_cell[lane], denied_digit[lane]);
  });
  moving_ += size(filled);
  may_dive_ = (may_dive_ | filled) - hard;
  on_trail_ = on_trail_ - filled;
  occupied_ = occupied_ | filled;
}

}  // namespace nonet::engine::many
