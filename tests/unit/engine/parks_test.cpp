#include "engine/many/parks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "engine/many/lane_sets.hpp"
#include "support/random_draw.hpp"

namespace nonet::engine::many {
namespace {

LaneMask lanes_up_to(int count) {
  LaneMask lanes;
  for (int lane = 0; lane < count; ++lane) insert(lanes, lane);
  return lanes;
}

/// Parks the nodes of these lanes, all of them of one puzzle.
void add(Parks& parks, int park, const LaneMask& lanes, int slot) {
  int slot_of[kLanes];
  std::fill_n(slot_of, kLanes, slot);
  parks.add(park, lanes, slot_of);
}

void add(Parks& parks, int park, int lane, int slot) {
  LaneMask one;
  insert(one, lane);
  add(parks, park, one, slot);
}

/// Parks the base of a trail of the puzzle in lane 0 of park 0.
void add_base(Parks& parks, int slot) {
  int slot_of[kLanes];
  std::fill_n(slot_of, kLanes, slot);
  parks.add_bases(0, lanes_up_to(1), slot_of);
}

TEST(Parks, ANewParkOnlyWhereTheOthersHaveNoRoom) {
  Slots slots(1000);
  Parks parks(2, slots);
  const int slot = slots.acquire(0, 2);
  EXPECT_EQ(parks.with_room_for(lanes_up_to(40)), 0);
  add(parks, 0, lanes_up_to(40), slot);
  EXPECT_EQ(parks.with_room_for(lanes_up_to(40)), 1);
  add(parks, 1, lanes_up_to(40), slot);
  EXPECT_EQ(parks.with_room_for(lanes_up_to(40)), -1) << "both are full there";
  EXPECT_GE(parks.with_room_for(lanes_up_to(41)), 0) << "one lane finds room";
  EXPECT_EQ(parks.nodes(), 80);
}

TEST(Parks, ACalmPuzzleResumesItsNewestNodeWhenItHasNoLane) {
  Slots slots(10);
  Parks parks(1, slots);
  const int slot = slots.acquire(7, 2);
  slots[slot].lanes = 1;
  ASSERT_EQ(parks.with_room_for(lanes_up_to(3)), 0);
  for (int lane : {2, 0, 1}) add(parks, 0, lane, slot);
  EXPECT_EQ(parks.eligible_nodes(), 0);
  slots[slot].lanes = 0;
  parks.adjust(slot);
  EXPECT_EQ(parks.eligible_nodes(), 1);
  EXPECT_TRUE(contains(parks.eligible(0), 1));
  EXPECT_EQ(parks.take(0, 1).slot, slot);
  EXPECT_EQ(slots[slot].lanes, 1);
  EXPECT_EQ(parks.eligible_nodes(), 0);
}

TEST(Parks, ABaseStaysUntilTheLastDecisionOfItsTrailIsTurned) {
  Slots slots(10);
  Parks parks(1, slots);
  const int slot = slots.acquire(7, 2);
  Slot& s = slots[slot];
  s.lanes = 1;
  ASSERT_EQ(parks.with_room_for(lanes_up_to(1)), 0);
  add_base(parks, slot);
  for (std::uint8_t digit : {3, 5}) s.trail.append({.where = 0, .what = digit});
  EXPECT_EQ(s.waiting(), 2);
  for (int turned : {2, 1}) {
    s.lanes = 0;
    parks.adjust(slot);
    EXPECT_EQ(parks.eligible_nodes(), 1);
    const Parks::Taken taken = parks.take(0, 0);
    EXPECT_EQ(taken.slot, slot);
    EXPECT_TRUE(taken.from_trail);
    EXPECT_EQ(s.lanes, 1);
    EXPECT_EQ(s.trail.length, turned);
    EXPECT_EQ(parks.nodes(), turned - 1) << "the base is kept for the decisions before";
    EXPECT_EQ(parks.eligible_nodes(), 0);
  }
  EXPECT_FALSE(s.trail.begun());
  EXPECT_EQ(s.waiting(), 0);
  EXPECT_TRUE(empty(parks.used(0)));
}

TEST(Parks, DroppedNodesTakeTheirTrailAlong) {
  Slots slots(10);
  Parks parks(1, slots);
  const int slot = slots.acquire(7, 2);
  slots[slot].lanes = 1;
  ASSERT_EQ(parks.with_room_for(lanes_up_to(3)), 0);
  add_base(parks, slot);
  slots[slot].trail.append({});
  add(parks, 0, 2, slot);
  EXPECT_EQ(parks.nodes(), 2);
  EXPECT_EQ(slots[slot].waiting(), 2);
  parks.drop_all(slot);
  EXPECT_EQ(parks.nodes(), 0);
  EXPECT_EQ(slots[slot].waiting(), 0);
  EXPECT_FALSE(slots[slot].trail.begun());
}

// Against a plain list: whatever is added, taken and dropped, the eligible nodes are the newest.
TEST(Parks, EligibleAreAlwaysTheNewest) {
  constexpr int kPuzzles = 5, kParks = 4;
  Slots slots(100);
  Parks parks(kParks, slots);
  RandomDraw draw(4);
  struct Where {
    int park, lane;
  };
  std::vector<std::vector<Where>> lists(kPuzzles);  // newest last
  for (int p = 0; p < kPuzzles; ++p) {
    ASSERT_EQ(slots.acquire(static_cast<std::size_t>(p), 2), p);
    slots[p].dead_ends = p % 2 == 0 ? kHardDeadEnds : 0;
  }
  for (int step = 0; step < 20000; ++step) {
    const int p = draw.below(kPuzzles);
    std::vector<Where>& list = lists[static_cast<std::size_t>(p)];
    if (draw.once_in(200)) {
      parks.drop_all(p);
      list.clear();
    } else if (list.empty() || !draw.once_in(3)) {
      const LaneMask lanes = lanes_up_to(1 + draw.below(kLanes));
      const int park = parks.with_room_for(lanes);
      if (park < 0) continue;
      LaneMask room = lanes - parks.used(park);
      int lane = 0;
      while (!contains(room, lane)) ++lane;
      slots[p].lanes = 1;
      add(parks, park, lane, p);
      list.push_back({park, lane});
    } else {
      slots[p].lanes = draw.below(2);
      parks.adjust(p);
      const auto at = static_cast<std::size_t>(draw.below(static_cast<int>(list.size())));
      EXPECT_EQ(parks.take(list[at].park, list[at].lane).slot, p);
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
    }
    int nodes = 0, eligible = 0;
    for (int q = 0; q < kPuzzles; ++q) {
      const std::vector<Where>& nodes_of = lists[static_cast<std::size_t>(q)];
      const int length = static_cast<int>(nodes_of.size());
      const int wanted = std::min(length, slots[q].hard()       ? kEligibleOfHard
                                          : slots[q].lanes == 0 ? 1
                                                                : 0);
      for (int i = 0; i < length; ++i) {
        const Where& where = nodes_of[static_cast<std::size_t>(i)];
        ASSERT_TRUE(contains(parks.used(where.park), where.lane));
        ASSERT_EQ(contains(parks.eligible(where.park), where.lane), i >= length - wanted);
      }
      nodes += length;
      eligible += wanted;
      ASSERT_EQ(slots[q].parked, length);
    }
    ASSERT_EQ(parks.nodes(), nodes);
    ASSERT_EQ(parks.eligible_nodes(), eligible);
  }
}

}  // namespace
}  // namespace nonet::engine::many
