#include <gmock/gmock.h>

#include "nonet/rules.hpp"
#include "support/obstacle_checker.hpp"
#include "support/puzzle_makers.hpp"
#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// r1c9 must be 9 and r5c2 must be 8, which leaves nothing for r5c9. The other singles, such as
// those of the lower rows, play no part.
TEST(ForcedSingles, OnlyThoseThatAreNeeded) {
  const Puzzle puzzle = grid_of(
      "12345678."
      "........."
      "........."
      "9........"
      "...1234.."
      "........."
      ".5......6"
      ".6......7"
      ".7......5");
  const Position position(puzzle);
  EXPECT_THAT(find_direct_obstacles(position), IsEmpty());
  const auto obstacle = find_obstacle_after_singles(position);
  ASSERT_TRUE(obstacle);
  EXPECT_EQ(objection(puzzle, *obstacle), "");
  EXPECT_EQ(obstacle->kind, Obstacle::Kind::no_candidate);
  EXPECT_EQ(obstacle->cells, std::vector{Cell::at(4, 8)});
  EXPECT_THAT(obstacle->forced, ElementsAre(Placement{Cell::at(0, 8), Digit(9)},
                                            Placement{Cell::at(4, 1), Digit(8)}));
}

// A puzzle with one wrong digit more has no completion. Whatever the obstacle, an independent
// look must find it true and its chain without a single too many.
TEST(ForcedSingles, ChainsHoldInSpoiledPuzzles) {
  const Grid givens =
      grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Grid solution = solve(givens).solution;
  int chains = 0;
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : DigitSet::all()) {
      Grid spoiled = givens;
      if (!givens.is_blank(Cell(i)) || solution[Cell(i)] == digit) continue;
      spoiled.set(Cell(i), digit);
      if (!obeys_rules(spoiled)) continue;
      const auto obstacle = find_obstacle_after_singles(Position(Puzzle(spoiled)));
      if (!obstacle) continue;
      ASSERT_EQ(objection(spoiled, *obstacle), "");
      ++chains;
    }
  EXPECT_GT(chains, 10);
}

TEST(ForcedSingles, NothingToSeeInASolvablePuzzle) {
  const Position position(Puzzle(grid_of(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")));
  EXPECT_FALSE(find_obstacle_after_singles(position));
}

}  // namespace
}  // namespace nonet::verdict
