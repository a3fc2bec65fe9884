#include "engine/many/width_rule.hpp"

#include <gtest/gtest.h>

namespace nonet::engine::many {
namespace {

Slot slot_with(int dead_ends) {
  Slot slot{};
  slot.dead_ends = dead_ends;
  return slot;
}

TEST(WidthRule, BeginsDepthFirst) {
  EXPECT_EQ(WidthRule().most_lanes(slot_with(0), true), kLanesOfNarrow);
}

TEST(WidthRule, AHardPuzzleMaySpread) {
  const WidthRule rule;
  EXPECT_EQ(rule.most_lanes(slot_with(kHardDeadEnds - 1), true), kLanesOfNarrow);
  EXPECT_EQ(rule.most_lanes(slot_with(kHardDeadEnds), true), kLanesOfHard);
  EXPECT_EQ(rule.most_lanes(slot_with(kHardDeadEnds), false), kLanes);
}

TEST(WidthRule, FollowsTheStream) {
  WidthRule rule;
  for (int i = 0; i < 200; ++i) rule.dead_end();
  EXPECT_EQ(rule.most_lanes(slot_with(0), true), kLanesOfWide) << "nodes are mostly refuted";
  for (int i = 0; i < 100; ++i) rule.dropped(10);
  EXPECT_EQ(rule.most_lanes(slot_with(0), true), kLanesOfNarrow) << "nodes are mostly wasted";
  for (int i = 0; i < 2000; ++i) rule.dead_end();
  EXPECT_EQ(rule.most_lanes(slot_with(0), true), kLanesOfWide) << "the past is forgotten";
}

}  // namespace
}  // namespace nonet::engine::many
