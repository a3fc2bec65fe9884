#include "engine/many/trail.hpp"

#include <gtest/gtest.h>

namespace nonet::engine::many {
namespace {

Decision digit(int what) {
  return {.where = 0, .what = static_cast<std::uint8_t>(what)};
}
bool turned(const Decision& decision) {
  return (decision.what & kTurned) != 0;
}

TEST(Trail, TurnsTheLastDecisionThatIsNotTurnedYet) {
  Trail trail{};
  trail.begin(5);
  EXPECT_TRUE(trail.begun());
  for (int d = 0; d < 3; ++d) trail.append(digit(d));
  EXPECT_EQ(trail.pending, 3);

  trail.turn();  // 0 1 not 2
  EXPECT_EQ(trail.length, 3);
  EXPECT_TRUE(turned(trail.at[2]));
  EXPECT_FALSE(turned(trail.at[1]));

  trail.append(digit(7));  // 0 1 not 2, 7
  EXPECT_EQ(trail.pending, 3);
  trail.turn();  // 0 1 not 2, not 7
  EXPECT_EQ(trail.length, 4);
  trail.turn();  // 0 not 1
  EXPECT_EQ(trail.length, 2);
  EXPECT_TRUE(turned(trail.at[1]));
  trail.turn();  // not 0
  EXPECT_EQ(trail.length, 1);
  EXPECT_EQ(trail.pending, 0);
  EXPECT_EQ(trail.at[0].what, 0 | kTurned);
  EXPECT_FALSE(trail.begun());
}

TEST(Trail, IsFullAtItsMost) {
  Trail trail{};
  trail.begin(0);
  for (int i = 0; i < Trail::kMost; ++i) {
    EXPECT_FALSE(trail.full());
    trail.append(digit(i % 9));
  }
  EXPECT_TRUE(trail.full());
  trail.turn();
  EXPECT_TRUE(trail.full()) << "turned, but still there";
  trail.turn();
  EXPECT_FALSE(trail.full());
  trail.end();
  EXPECT_FALSE(trail.begun());
}

}  // namespace
}  // namespace nonet::engine::many
