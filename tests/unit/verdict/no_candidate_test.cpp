#include <gmock/gmock.h>

#include "support/obstacle_checker.hpp"
#include "support/puzzle_makers.hpp"
#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

TEST(NoCandidate, FindsTheCellAndAHolderForEachDigit) {
  const Puzzle puzzle = grid_of(
      "12345...."
      ".......8."
      "........."
      "........6"
      "........7"
      "........."
      "........."
      "........9"
      ".........");
  const auto obstacles = find_no_candidate(Position(puzzle));
  ASSERT_THAT(obstacles, SizeIs(1));
  EXPECT_EQ(obstacles[0].cells, std::vector{Cell::at(0, 8)});
  EXPECT_THAT(obstacles[0].seen, SizeIs(9));
  EXPECT_EQ(objection(puzzle, obstacles[0]), "");
}

TEST(NoCandidate, OneHolderOfADigitIsEnough) {
  // 1 stands in the row and in the column of r1c9.
  const Puzzle puzzle = grid_of(
      "12345...."
      ".......8."
      "........."
      "........6"
      "........7"
      "........."
      "........1"
      "........9"
      ".........");
  const auto obstacles = find_no_candidate(Position(puzzle));
  ASSERT_THAT(obstacles, SizeIs(1));
  EXPECT_THAT(obstacles[0].seen, SizeIs(9));
}

TEST(NoCandidate, OneCandidateIsEnough) {
  EXPECT_THAT(find_no_candidate(Position(grid_of("12345678"))), IsEmpty());
}

TEST(NoCandidate, FilledCellsAreNoObstacle) {
  EXPECT_THAT(find_no_candidate(Position(grid_of("123456789"))), IsEmpty());
}

TEST(NoCandidate, AnUnmarkedCellIsSeenByNobody) {
  Puzzle puzzle = Candidates::all();
  (*puzzle.marks)[Cell(40)] = {};
  const auto obstacles = find_no_candidate(Position(puzzle));
  ASSERT_THAT(obstacles, SizeIs(1));
  EXPECT_THAT(obstacles[0].seen, IsEmpty());
  EXPECT_EQ(objection(puzzle, obstacles[0]), "");
}

}  // namespace
}  // namespace nonet::verdict
