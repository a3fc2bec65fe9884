#include "engine/many/batch_search.hpp"

#include "core/is_over.hpp"
#include "engine/many/lane_sets.hpp"

namespace nonet::engine::many {

BatchSearch::BatchSearch(int parks)
    : slots_((parks + 1) * kLanes),  // every slot has a lane or a parked node
      parks_(parks, slots_),
      planes_(std::make_unique<Planes>()) {}

BatchFigures BatchSearch::run(const ManyKernel& kernel, OneFunction one, BatchTask& task) {
  kernel_ = &kernel;
  one_ = one;
  task_ = &task;
  start();
  while (true) {
    refill();
    if (empty(occupied_) && parks_.nodes() == 0 && !has_next_) break;
    propagate();
    sort_lanes();
    store_held();
    branch_stuck();
    if (figures_.services % kServicesPerClock == 0 && is_over(task_->bounds)) {
      abandon();
      break;
    }
  }
  return figures_;
}

void BatchSearch::start() {
  slots_.clear();
  parks_.clear();
  width_ = WidthRule();
  figures_ = BatchFigures();
  occupied_ = held_ = may_dive_ = on_trail_ = stuck_ = LaneMask();
  branched_ = followed_ = any_finished_ = false;
  moving_ = 0;
  fetch();
}

void BatchSearch::propagate() {
  const int occupied = size(occupied_);
  const bool quiet = occupied < kQuietLanes;
  const int rounds = quiet ? kRoundsWhenQuiet : moving_ > kBusyLanes ? kRoundsWhenBusy : kRounds;
  if (!branched_) move_ = LaneMove{};
  if (branched_ || followed_)
    kernel_->moving_round(*planes_, move_, open_before_);
  else
    kernel_->round(*planes_, open_before_);
  branched_ = followed_ = false;
  for (int r = 2; r < rounds; ++r) kernel_->round(*planes_, open_before_);
  // Both families cost more than they find, except where the time is not in the rounds.
  const int triads = quiet                        ? kTriadRows | kTriadColumns
                     : figures_.services % 2 == 0 ? kTriadRows
                                                  : kTriadColumns;
  kernel_->checking_round(*planes_, triads, report_);
  figures_.rounds += static_cast<std::uint64_t>(rounds);
  figures_.lane_rounds += static_cast<std::uint64_t>(rounds * occupied);
  ++figures_.services;
}

void BatchSearch::abandon() {
  write_held();
  for_each_lane(occupied_, [this](int lane) { --slot_at(lane).lanes; });
  slots_.for_each([this](int slot) {
    parks_.drop_all(slot);
    const Slot& s = slots_[slot];
    task_->ended(s.puzzle, s.found, BatchEnd::cut_off);
  });
  for (; has_next_; fetch()) task_->ended(next_.puzzle, 0, BatchEnd::cut_off);
}

}  // namespace nonet::engine::many
