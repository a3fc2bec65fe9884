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
  LaneMask diving = has_next_ && width_.narrow() ? stuck_ & may_dive_ : LaneMask();
  kernel_->choose(*planes_, choice_, diving, branching);
  enforce_guess_bound(branching);

  diving = diving & branching;
  SidesB sides;
  sides.noted = diving & on_trail_;
  sides.based = diving - on_trail_;
  sides.parked = over_width(branching - diving);
  const LaneMask forking = branching - diving - sides.parked;
  kernel_->match(forking, complement(occupied_), move_);
  const LaneMask unplaced = forking - move_.from;
  for_each_lane(unplaced, [this](int lane) { --slot_at(lane).lanes; });

  const bool nothing_moves = move_.count == 0 && active == 0 && empty(sides.noted);
  if (move_.count == 0 || size(unplaced) > kUnplacedAt) sides.parked = sides.parked | unplaced;
  const LaneMask to_park = sides.parked | sides.based;
  if (!empty(to_park) &&
      (nothing_moves || size(to_park) >= kParkAt || size(unplaced) > kUnplacedAt)) {
    sides.park = parks_.with_room_for(to_park);
    if (sides.park < 0 && nothing_moves) search_elsewhere(to_park);
  }
  // Lanes that find no place now wait for the next service.
  const LaneMask room = sides.park < 0 ? LaneMask() : complement(parks_.used(sides.park));
  sides.parked = sides.parked & room;
  sides.based = sides.based & room;
  if (move_.count > 0 || sides.park >= 0 || !empty(sides.noted)) apply_branching(sides);
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

void BatchSearch::apply_branching(const SidesB& sides) {
  const LaneMask noted = sides.noted | sides.based, others = move_.from | sides.parked;
  if (!empty(sides.parked)) {
    kernel_->park(*planes_, choice_, sides.parked, parks_.planes(sides.park));
    parks_.add(sides.park, sides.parked, slot_of_);
  }
  if (!empty(sides.based)) {
    kernel_->keep(*planes_, sides.based, parks_.planes(sides.park));
    parks_.add_bases(sides.park, sides.based, slot_of_);
  }
  if (empty(noted)) {
    kernel_->branch(*planes_, choice_, others, move_);
  } else {
    LaneDecisions decisions;
    kernel_->branch_and_tell(*planes_, choice_, noted | others, move_, decisions);
    const LaneMask full = lanes_where(noted, [&](int lane) {
      Slot& s = slot_at(lane);
      ++s.guesses;
      s.trail.append(decision_of(decisions, lane));
      return s.trail.full();
    });
    on_trail_ = on_trail_ | noted;
    may_dive_ = may_dive_ - full;
  }
  branched_ = true;
  for_each_lane(others, [this](int lane) { ++slot_at(lane).guesses; });
  for_each_lane(move_.to,
                [this](int lane) { slot_of_[lane] = slot_of_[source_lane(move_, lane)]; });
  occupied_ = occupied_ | move_.to;
  may_dive_ = may_dive_ - others - move_.to;
  figures_.forks += static_cast<std::uint64_t>(move_.count);
  figures_.parked += static_cast<std::uint64_t>(size(noted | sides.parked));
}

}  // namespace nonet::engine::many
