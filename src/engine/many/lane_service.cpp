// The life of a lane between two branchings: still moving, stuck, dead or solved.

#include "engine/many/batch_search.hpp"
#include "engine/many/lane_sets.hpp"

namespace nonet::engine::many {

void BatchSearch::sort_lanes() {
  const LaneMask live = occupied_ - held_;
  const LaneMask alive = live & report_.alive;
  // Solved: all cells were decided a round ago, and the position survived a whole round since, in
  // which the last box of every band and stack saw exact planes of the other two.
  const LaneMask solved_lanes = alive - open_before_;
  const LaneMask dead_lanes = live - alive;
  // Stuck: no cell was decided. That is weaker than "nothing changed" and comes earlier.
  stuck_ = (alive & report_.open) - report_.decided;

  occupied_ = occupied_ - solved_lanes - dead_lanes;
  const LaneMask to_write = lanes_where(solved_lanes, [this](int lane) { return solved(lane); });
  occupied_ = occupied_ | to_write;
  held_ = held_ | to_write;
  for_each_lane(dead_lanes, [this](int lane) { dead(lane); });
  drop_finished_lanes();
  moving_ = size(occupied_ - held_ - stuck_);
}

bool BatchSearch::solved(int lane) {
  const int slot = slot_of_[lane];
  Slot& s = slots_[slot];
  bool to_write = false;
  --s.lanes;
  if (!s.finished) {
    const std::uint64_t number = s.found++;
    if (number < task_->solutions_wanted) {
      to_write = true;
      solution_number_[lane] = number;
      ++s.held;
    }
    if (s.found == s.limit) finish(slot, BatchEnd::limit_reached);
  }
  settle(slot);
  return to_write;
}

void BatchSearch::dead(int lane) {
  const int slot = slot_of_[lane];
  Slot& s = slots_[slot];
  --s.lanes;
  if (!s.finished) {
    width_.dead_end();
    ++s.dead_ends;
    if (s.dead_ends == kHardDeadEnds) parks_.adjust(slot);
  }
  settle(slot);
}

void BatchSearch::finish(int slot, BatchEnd end) {
  Slot& s = slots_[slot];
  if (s.finished) return;
  s.finished = true;
  s.end = end;
  width_.dropped(s.waiting() + s.lanes);
  parks_.drop_all(slot);
  any_finished_ = any_finished_ || s.lanes > 0;
}

void BatchSearch::settle(int slot) {
  Slot& s = slots_[slot];
  if (s.lanes > 0) return;
  if (s.parked > 0) {
    parks_.adjust(slot);
  } else if (s.held == 0) {
    task_->ended(s.puzzle, s.found, s.end);
    slots_.release(slot);
  }
}

void BatchSearch::drop_finished_lanes() {
  if (any_finished_)
    for_each_lane(occupied_ - held_, [this](int lane) {
      Slot& s = slot_at(lane);
      if (!s.finished) return;
      erase(occupied_, lane);
      --s.lanes;
      settle(slot_of_[lane]);
    });
  any_finished_ = false;
  stuck_ = stuck_ & occupied_;
}

void BatchSearch::store_held() {
  const int held = size(held_);
  if (held >= kStoreAt || (held > 0 && held == size(occupied_))) write_held();
}

void BatchSearch::write_held() {
  if (empty(held_)) return;
  std::uint8_t* rows[kLanes];
  for_each_lane(held_, [&](int lane) { rows[lane] = solution_[lane]; });
  kernel_->store(*planes_, rows, held_);
  const LaneMask written = held_;
  occupied_ = occupied_ - held_;
  held_ = LaneMask();
  for_each_lane(written, [this](int lane) {
    const int slot = slot_of_[lane];
    Slot& s = slots_[slot];
    --s.held;
    if (!s.refused && !task_->solution(s.puzzle, solution_number_[lane], solution_[lane])) {
      s.refused = true;
      finish(slot, BatchEnd::cut_off);
    }
    settle(slot);
  });
  drop_finished_lanes();
}

}  // namespace nonet::engine::many
