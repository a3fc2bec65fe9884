// Stuck lanes are branched: side A goes on in place, side B in a free lane or in a park.

#include "engine/many/batch_search.hpp"
#include "engine/many/lane_sets.hpp"

namespace nonet::engine::many {

void BatchSearch::branch_stuck() {
  const int stuck = size(stuck_);
  const int active = size(occupied_ - held_ - stuck_);
  if (stuck == 0 || (stuck < kForkAt && active >= kFewActive)) return;

  // A lane without a choice needs none: its planes lag, and it goes on by itself.
  LaneMask branching = stuck_;
  kernel_->choose(*planes_, choice_, branching);
  enforce_guess_bound(branching);

  LaneMask parking = over_width(branching);
  const LaneMask forking = branching - parking;
  kernel_->match(forking, complement(occupied_), move_);
  const LaneMask unplaced = forking - move_.from;
  for_each_lane(unplaced, [this](int lane) { --slot_at(lane).lanes; });

  const bool nothing_moves = move_.count == 0 && active == 0;
  int park = -1;
  if (nothing_moves || size(parking) >= kParkAt || size(unplaced) > kUnplacedAt) {
    if (move_.count == 0 || size(unplaced) > kUnplacedAt) parking = parking | unplaced;
    if (!empty(parking)) {
      park = parks_.with_room_for(parking);
      if (park < 0 && nothing_moves) search_elsewhere(parking);
    }
  }
  // Lanes that find no place now wait for the next service.
  parking = park < 0 ? LaneMask() : parking - parks_.used(park);
  if (move_.count > 0 || park >= 0) apply_branching(parking, park);
}

void BatchSearch::enforce_guess_bound(LaneMask& lanes) {
  if (task_->bounds.max_steps == kUnlimited) return;
  for_each_lane(lanes, [this](int lane) {
    if (slot_at(lane).guesses >= task_->bounds.max_steps) finish(slot_of_[lane], BatchEnd::cut_off);
  });
  drop_finished_lanes();
  lanes = lanes & occupied_;
}

/// Counts the forks of the other lanes as lanes of their puzzles already.
LaneMask BatchSearch::over_width(const LaneMask& lanes) {
  return lanes_where(lanes, [this](int lane) {
    Slot& s = slot_at(lane);
    const bool over = s.lanes >= width_.most_lanes(s, has_next_);
    if (!over) ++s.lanes;
    return over;
  });
}

void BatchSearch::apply_branching(const LaneMask& parking, int park) {
  const LaneMask lanes = move_.from | parking;
  if (park >= 0) {
    kernel_->park(*planes_, choice_, parking, parks_.planes(park));
    parks_.add(park, parking, slot_of_);
  }
  kernel_->branch(*planes_, choice_, lanes, move_);
  branched_ = true;
  for_each_lane(lanes, [this](int lane) { ++slot_at(lane).guesses; });
  for_each_lane(move_.to,
                [this](int lane) { slot_of_[lane] = slot_of_[source_lane(move_, lane)]; });
  occupied_ = occupied_ | move_.to;
  figures_.forks += static_cast<std::uint64_t>(move_.count);
  figures_.parked += static_cast<std::uint64_t>(size(parking));
}

}  // namespace nonet::engine::many
