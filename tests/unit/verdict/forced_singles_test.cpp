#include <gtest/gtest.h>

#include "support/grid_from.hpp"
#include "support/obstacle_checker.hpp"
#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

using test::grid_from;

TEST(ForcedSingles, LeaveOnlyThoseThatAreNeeded) {
  // r1c9 must be 9, which leaves nothing for r2c8; the singles of the lower bands play no part.
  const Puzzle puzzle = grid_from(
      "12345678."
      "345......"
      ".........");
  const Position position(puzzle);
  EXPECT_TRUE(find_direct_obstacles(position).empty());
  EXPECT_FALSE(find_obstacle_after_singles(position));
}

TEST(ForcedSingles, NothingToSeeInASolvablePuzzle) {
  const Position position(Puzzle(grid_from(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")));
  EXPECT_FALSE(find_obstacle_after_singles(position));
}

}  // namespace
}  // namespace nonet::verdict
