#include "engine/many/lane_sets.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "support/random_draw.hpp"

namespace nonet::engine::many {
namespace {

TEST(LaneSets, CountsAndWalksEveryLane) {
  RandomDraw draw(9);
  for (int once_in : {1, 2, 7, 60}) {
    LaneMask set;
    std::vector<int> lanes;
    for (int lane = 0; lane < kLanes; ++lane)
      if (draw.once_in(once_in)) {
        insert(set, lane);
        lanes.push_back(lane);
      }
    EXPECT_EQ(size(set), static_cast<int>(lanes.size()));
    EXPECT_EQ(empty(set), lanes.empty());
    EXPECT_EQ(size(complement(set)), kLanes - size(set));
    std::vector<int> asked;
    const LaneMask even = lanes_where(set, [&](int lane) {
      asked.push_back(lane);
      return lane % 2 == 0;
    });
    EXPECT_EQ(asked, lanes);
    for (int lane = 0; lane < kLanes; ++lane)
      EXPECT_EQ(contains(even, lane), contains(set, lane) && lane % 2 == 0) << lane;
    std::vector<int> walked;
    for_each_lane(set, [&](int lane) {
      walked.push_back(lane);
      erase(set, lane);  // the walk is over the set as it was
    });
    EXPECT_EQ(walked, lanes);
    EXPECT_TRUE(empty(set));
  }
}

TEST(LaneSets, SourceOfAMove) {
  LaneMove move{};
  move.source[1] = 3;
  move.rotate[1] = 10;
  EXPECT_EQ(source_lane(move, 64 + 12), 3 * 64 + 2);
  EXPECT_EQ(source_lane(move, 64 + 3), 3 * 64 + 57) << "rotated around the word's end";
}

}  // namespace
}  // namespace nonet::engine::many
