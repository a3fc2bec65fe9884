#include "support/obstacle_checker.hpp"

#include <gtest/gtest.h>

#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

using Kind = Obstacle::Kind;

// 9 can only go to r1c9 in row 1.
const Puzzle kPuzzle = grid_of(
    "12345678."
    "........."
    "........."
    "1........"
    "...23...."
    "........."
    "........4"
    "........5"
    "........6");

Obstacle no_place_for_9() {
  return {Kind::no_place,
          House::row(0),
          {Digit(9)},
          {Cell::at(0, 8)},
          {{Cell::at(3, 8), Digit(9)}},
          {}};
}

Puzzle with_9_in_column_9() {
  Puzzle puzzle = kPuzzle;
  puzzle.givens.set(Cell::at(3, 8), Digit(9));
  return puzzle;
}

TEST(ObstacleChecker, AgreesWithATrueClaim) {
  EXPECT_EQ(objection(with_9_in_column_9(), no_place_for_9()), "");
}

TEST(ObstacleChecker, ObjectsToAFalseClaim) {
  EXPECT_EQ(objection(kPuzzle, no_place_for_9()), "the digit has a place");
  Obstacle obstacle{Kind::no_candidate, {}, {}, {Cell::at(0, 8)}, {}, {}};
  EXPECT_EQ(objection(kPuzzle, obstacle), "the cell has a candidate");
  obstacle = {Kind::few_cells, House::row(1), {Digit(1), Digit(2)}, {Cell::at(1, 0)}, {}, {}};
  EXPECT_EQ(objection(kPuzzle, obstacle), "a digit fits elsewhere");
  obstacle = {
      Kind::few_digits, House::row(1), {Digit(1)}, {Cell::at(1, 0), Cell::at(1, 1)}, {}, {}};
  EXPECT_EQ(objection(kPuzzle, obstacle), "a cell has another candidate");
}

TEST(ObstacleChecker, ObjectsToMissingOrFalseEvidence) {
  Obstacle obstacle = no_place_for_9();
  obstacle.seen.clear();
  EXPECT_EQ(objection(with_9_in_column_9(), obstacle), "a candidate that nothing strikes");
  obstacle.seen = {{Cell::at(4, 8), Digit(9)}};
  EXPECT_EQ(objection(with_9_in_column_9(), obstacle), "evidence that is not there");
}

TEST(ObstacleChecker, ObjectsToSinglesThatAreNot) {
  Obstacle obstacle = no_place_for_9();
  obstacle.forced = {{Cell::at(1, 0), Digit(9)}};
  EXPECT_EQ(objection(with_9_in_column_9(), obstacle), "a single is not forced");
}

TEST(ObstacleChecker, ObjectsToSuperfluousSingles) {
  Puzzle puzzle = with_9_in_column_9();
  puzzle.marks = Candidates::all();
  (*puzzle.marks)[Cell::at(7, 0)] = {Digit(7)};
  Obstacle obstacle = no_place_for_9();
  obstacle.forced = {{Cell::at(7, 0), Digit(7)}};
  EXPECT_EQ(objection(puzzle, obstacle), "a single is superfluous");
}

}  // namespace
}  // namespace nonet
