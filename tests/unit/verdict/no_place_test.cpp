#include <gmock/gmock.h>

#include "support/obstacle_checker.hpp"
#include "support/puzzle_makers.hpp"
#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(NoPlace, FindsTheHouseAndFewHolders) {
  const Puzzle puzzle = grid_of(
      ".......1."
      "...5....."
      "5........"
      "........5"
      "........."
      "........."
      "......5.."
      "5........"
      ".........");
  const auto obstacles = find_no_place(Position(puzzle));
  ASSERT_THAT(obstacles, SizeIs(3));
  EXPECT_EQ(obstacles[0].house, House::row(0));
  EXPECT_EQ(obstacles[1].house, House::column(7));
  const Obstacle& obstacle = obstacles[2];
  EXPECT_EQ(obstacle.house, House::box(2));
  EXPECT_EQ(obstacle.digits, DigitSet{Digit(5)});
  EXPECT_THAT(obstacle.cells, SizeIs(8));
  EXPECT_THAT(obstacle.seen, SizeIs(4));
  EXPECT_EQ(objection(puzzle, obstacle), "");
}

TEST(NoPlace, HoldersThatAddNothingAreLeftOut) {
  const Puzzle puzzle = grid_of(
      "......12."
      "5........"
      "...5....."
      ".5......."
      "........5"
      "....5....");
  const auto obstacles = find_no_place(Position(puzzle));
  ASSERT_FALSE(obstacles.empty());
  EXPECT_EQ(obstacles[0].house, House::row(0));
  const Digit five(5);
  EXPECT_THAT(obstacles[0].seen,
              ElementsAre(Placement{Cell::at(1, 0), five}, Placement{Cell::at(2, 3), five},
                          Placement{Cell::at(4, 8), five}));
}

TEST(NoPlace, MarksCanTakeTheLastPlace) {
  Puzzle puzzle = Candidates::all();
  for (Cell cell : cells_of(House::column(4))) (*puzzle.marks)[cell].erase(Digit(2));
  puzzle.givens.set(Cell::at(0, 0), Digit(2));
  const auto obstacles = find_no_place(Position(puzzle));
  ASSERT_THAT(obstacles, SizeIs(1));
  EXPECT_EQ(obstacles[0].house, House::column(4));
  EXPECT_EQ(objection(puzzle, obstacles[0]), "");
}

TEST(NoPlace, APlacedDigitNeedsNoPlace) {
  EXPECT_THAT(find_no_place(Position(grid_of("123456789"))), IsEmpty());
  EXPECT_THAT(find_no_place(Position(Grid())), IsEmpty());
}

}  // namespace
}  // namespace nonet::verdict
