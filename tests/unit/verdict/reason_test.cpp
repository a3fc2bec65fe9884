#include <gmock/gmock.h>

#include "nonet/verdict.hpp"
#include "support/grid_from.hpp"

namespace nonet {
namespace {

using test::grid_from;

std::string why(std::string_view line) {
  return reason(check(grid_from(line)));
}

TEST(Reason, AConflictNamesDigitHouseAndCells) {
  EXPECT_EQ(why(".99"), "9 twice in row 1: r1c2 and r1c3; 9 twice in box 1: r1c2 and r1c3");
}

TEST(Reason, MoreThanTwoClashingCellsAreOneClause) {
  EXPECT_EQ(why("4..4....4"), "4 3 times in row 1: r1c1, r1c4 and r1c9");
}

TEST(Reason, NoCandidateSaysWhichHouseHasWhichDigits) {
  EXPECT_EQ(why("12345...."
                ".......8."
                "........."
                "........6"
                "........7"
                "........."
                "......9.."
                "........9"
                "........."),
            "no candidate for r1c9: its row has 1 2 3 4 5, its column 6 7 9, its box 8");
}

TEST(Reason, NoCandidateTellsOfMissingMarks) {
  Puzzle puzzle = grid_from("1234567");
  puzzle.marks = Candidates::all();
  const Cell cell = Cell::at(0, 7);
  (*puzzle.marks)[cell] = {Digit(1), Digit(2)};
  EXPECT_EQ(reason(check(puzzle)),
            "no candidate for r1c8: its row has 1 2 3 4 5 6 7, and 8 9 are not marked");
  puzzle.givens.set(Cell::at(5, 7), Digit(9));
  EXPECT_EQ(reason(check(puzzle)),
            "no candidate for r1c8: its row has 1 2 3 4 5 6 7, its column 9, and 8 is not marked");
}

TEST(Reason, NoCandidateInAnUnmarkedCell) {
  Puzzle puzzle = Candidates::all();
  (*puzzle.marks)[Cell::at(4, 4)] = {};
  EXPECT_EQ(reason(check(puzzle)), "no candidate for r5c5: nothing is marked there");
}

TEST(Reason, NoPlaceNamesTheCellsThatStrike) {
  EXPECT_EQ(why("........."
                "...5....."
                "........."
                "1........"
                "2........"
                ".5......."
                "........5"
                "........."
                "........."),
            "no place for 5 in row 1: ...");
}

TEST(Reason, FewSolutionsListTheCellsInWhichTheyDiffer) {
  // A solved grid without the corners of a rectangle that two digits can fill in two ways.
  EXPECT_EQ(
      why("295743861431865927876192543387459216612387495549216738763524189928671354154938672"),
      "1 solution");
}

TEST(Reason, DigitsThatStandNowhereCanBeSwapped) {
  EXPECT_EQ(why("1234567"),
            "at least 2 solutions: 8 and 9 stand nowhere, so swapping them in a "
            "solution gives another");
  EXPECT_EQ(why("123456"),
            "at least 2 solutions: 7, 8 and 9 stand nowhere, so swapping two of "
            "them in a solution gives another");
  EXPECT_EQ(why(""),
            "at least 2 solutions: the grid is empty, so any two digits of a solution can be "
            "swapped");
}

}  // namespace
}  // namespace nonet
