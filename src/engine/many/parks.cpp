#include "engine/many/parks.hpp"

#include <algorithm>
#include <cstring>

#include "engine/many/lane_sets.hpp"

namespace nonet::engine::many {

Parks::Parks(int capacity, Slots& slots)
    : slots_(slots),
      capacity_(capacity),
      planes_(
          std::make_unique_for_overwrite<CandidatePlanes[]>(static_cast<std::size_t>(capacity))),
      entries_(
          std::make_unique_for_overwrite<Node[]>(static_cast<std::size_t>(capacity) * kLanes)) {
  parks_.reserve(static_cast<std::size_t>(capacity));
}

int Parks::with_room_for(const LaneMask& lanes) {
  const int wanted = size(lanes);
  int roomiest = -1, most = 0, recent = -1;
  for (std::size_t p = 0; p < parks_.size(); ++p) {
    const int room = size(lanes - parks_[p].used);
    if (room > most) {
      most = room;
      roomiest = static_cast<int>(p);
    }
    if (4 * room >= 3 * wanted &&
        (recent < 0 || parks_[p].last_use > parks_[static_cast<std::size_t>(recent)].last_use))
      recent = static_cast<int>(p);
  }
  int park = recent >= 0 ? recent : roomiest;
  if (recent < 0 && 2 * most < wanted && static_cast<int>(parks_.size()) < capacity_) {
    park = static_cast<int>(parks_.size());
    parks_.emplace_back();
    std::memset(static_cast<void*>(&planes(park)), 0, sizeof(CandidatePlanes));
  }
  if (park >= 0) parks_[static_cast<std::size_t>(park)].last_use = ++clock_;
  return park;
}

int Parks::with_most_eligible() const {
  int best = -1, most = 0;
  for (std::size_t p = 0; p < parks_.size(); ++p)
    if (parks_[p].eligible_nodes > most) {
      most = parks_[p].eligible_nodes;
      best = static_cast<int>(p);
    }
  return best;
}

int Parks::used_last() const {
  int best = -1;
  for (std::size_t p = 0; p < parks_.size(); ++p)
    if (parks_[p].nodes > 0 &&
        (best < 0 || parks_[p].last_use > parks_[static_cast<std::size_t>(best)].last_use))
      best = static_cast<int>(p);
  return best;
}

void Parks::mark(int entry) {
  Park& park = park_of(entry);
  insert(park.eligible, entry % kLanes);
  ++park.eligible_nodes;
  ++eligible_nodes_;
}

void Parks::unmark(int entry) {
  Park& park = park_of(entry);
  erase(park.eligible, entry % kLanes);
  --park.eligible_nodes;
  --eligible_nodes_;
}

void Parks::adjust(int slot) {
  Slot& s = slots_[slot];
  const int wanted = std::min(s.parked, s.hard() ? kEligibleOfHard : s.lanes == 0 ? 1 : 0);
  for (; s.eligible < wanted; ++s.eligible) {
    s.oldest_eligible = s.eligible == 0 ? s.newest : node(s.oldest_eligible).older;
    mark(s.oldest_eligible);
  }
  for (; s.eligible > wanted; --s.eligible) {
    unmark(s.oldest_eligible);
    s.oldest_eligible = node(s.oldest_eligible).newer;
  }
}

void Parks::add(int park, const LaneMask& lanes, const int (&slot_of)[kLanes]) {
  Park& here = parks_[static_cast<std::size_t>(park)];
  here.used = here.used | lanes;
  here.nodes += size(lanes);
  nodes_ += size(lanes);
  for_each_lane(lanes, [&](int lane) { add(entry_of(park, lane), slot_of[lane]); });
}

void Parks::add_bases(int park, const LaneMask& lanes, const int (&slot_of)[kLanes]) {
  add(park, lanes, slot_of);
  for_each_lane(lanes, [&](int lane) { slots_[slot_of[lane]].trail.begin(entry_of(park, lane)); });
}

void Parks::add(int entry, int slot) {
  Slot& s = slots_[slot];
  node(entry) = {slot, s.newest, -1};
  if (s.newest >= 0) node(s.newest).newer = entry;
  s.newest = entry;
  ++s.parked;
  // The eligible nodes are the newest ones: the new one joins in front of them.
  if (s.eligible > 0) {
    mark(entry);
    ++s.eligible;
  }
  adjust(slot);
}

Parks::Taken Parks::take(int park, int lane) {
  const int entry = entry_of(park, lane);
  const int slot = node(entry).slot;
  Slot& s = slots_[slot];
  ++s.lanes;
  const bool from_trail = entry == s.trail.base;
  if (from_trail) s.trail.turn();
  if (!s.trail.begun() || !from_trail) remove(entry);
  adjust(slot);
  return {slot, from_trail};
}

void Parks::remove(int entry) {
  const Node removed = node(entry);
  Slot& s = slots_[removed.slot];
  Park& park = park_of(entry);
  if (contains(park.eligible, entry % kLanes)) {
    unmark(entry);
    --s.eligible;
    if (s.oldest_eligible == entry) s.oldest_eligible = removed.newer;
  }
  (removed.newer < 0 ? s.newest : node(removed.newer).older) = removed.older;
  if (removed.older >= 0) node(removed.older).newer = removed.newer;
  erase(park.used, entry % kLanes);
  --park.nodes;
  --s.parked;
  --nodes_;
}

void Parks::drop_all(int slot) {
  Slot& s = slots_[slot];
  for (int entry = s.newest; entry >= 0; entry = node(entry).older) {
    Park& park = park_of(entry);
    if (contains(park.eligible, entry % kLanes)) unmark(entry);
    erase(park.used, entry % kLanes);
    --park.nodes;
  }
  nodes_ -= s.parked;
  s.parked = s.eligible = 0;
  s.newest = s.oldest_eligible = -1;
  s.trail.end();
}

void Parks::clear() {
  for (Park& park : parks_) park = Park{};
  nodes_ = eligible_nodes_ = 0;
  clock_ = 0;
}

}  // namespace nonet::engine::many
