#include <gtest/gtest.h>

#include "support/obstacle_checker.hpp"
#include "support/puzzle_makers.hpp"
#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

Obstacle::Kind kind_of(std::string_view line) {
  const Puzzle puzzle = grid_of(line);
  const auto obstacle = find_obstacle(puzzle);
  EXPECT_TRUE(obstacle);
  EXPECT_EQ(objection(puzzle, *obstacle), "");
  EXPECT_TRUE(obstacle->forced.empty());
  return obstacle->kind;
}

// Sudopedia's examples of puzzles without solution, each named after what a person sees in it.
TEST(Obstacle, WellKnownImpossiblePuzzles) {
  EXPECT_EQ(
      kind_of("..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.."),
      Obstacle::Kind::no_candidate);
  EXPECT_EQ(
      kind_of(".9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6."),
      Obstacle::Kind::no_place);
  EXPECT_EQ(
      kind_of("....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2..."),
      Obstacle::Kind::no_place);
  EXPECT_EQ(
      kind_of("9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3"),
      Obstacle::Kind::no_place);
}

// Norvig's impossible puzzle, which took his search twenty minutes: 1, 5 and 6 have only two cells
// in column 5.
TEST(Obstacle, CrowdedHouseInNorvigsImpossiblePuzzle) {
  EXPECT_EQ(
      kind_of(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
      Obstacle::Kind::few_cells);
}

TEST(Obstacle, NoneWhereThereIsACompletion) {
  EXPECT_FALSE(find_obstacle(Puzzle()));
  EXPECT_FALSE(find_obstacle(grid_of(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")));
}

}  // namespace
}  // namespace nonet::verdict
