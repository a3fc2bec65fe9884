#include <gmock/gmock.h>

#include "nonet/verdict.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

constexpr std::string_view kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string why(std::string_view line) {
  return reason(check(grid_of(line)));
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
                "........."
                "........9"
                "........."),
            "no candidate for r1c9: its row has 1 2 3 4 5, its column 6 7 9, its box 8");
}

TEST(Reason, NoCandidateTellsOfMissingMarks) {
  Puzzle puzzle = grid_of("1234567");
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

constexpr std::string_view kNoPlace =
    ".......1."
    "...5....."
    "5........"
    "........5"
    "........."
    "........."
    "......5.."
    "........."
    ".........";

TEST(Reason, NoPlaceNamesTheCellsThatStrike) {
  EXPECT_EQ(why(kNoPlace),
            "no place for 5 in row 1: its blank cells see 5 in r2c4, r3c1, r4c9 and r7c7");
}

TEST(Reason, NoPlaceTellsOfMissingMarks) {
  Puzzle puzzle = grid_of(kNoPlace);
  puzzle.givens.clear(Cell::at(3, 8));
  puzzle.marks = Candidates::all();
  (*puzzle.marks)[Cell::at(0, 8)].erase(Digit(5));
  EXPECT_EQ(reason(check(puzzle)),
            "no place for 5 in row 1: 5 is not marked in r1c9, and its other blank cells see 5 in "
            "r2c4, r3c1 and r7c7");

  puzzle = Candidates::all();
  for (Cell cell : cells_of(House::row(0))) (*puzzle.marks)[cell].erase(Digit(5));
  EXPECT_EQ(reason(check(puzzle)), "no place for 5 in row 1: 5 is not marked in it");
}

TEST(Reason, CrowdedHousesNameBothSides) {
  Puzzle puzzle = Candidates::all();
  for (int i = 0; i < 3; ++i) (*puzzle.marks)[Cell::at(0, i)] = {Digit(1), Digit(2)};
  EXPECT_EQ(reason(check(puzzle)),
            "r1c1, r1c2 and r1c3 of row 1 have no candidate but 1 and 2: 3 cells for 2 digits");

  puzzle = Candidates::all();
  for (int i = 1; i < 9; ++i) (*puzzle.marks)[Cell::at(i, 4)] -= {Digit(7), Digit(8)};
  EXPECT_EQ(reason(check(puzzle)), "7 and 8 fit only into r1c5 of column 5: 2 digits for 1 cell");
}

TEST(Reason, SinglesPlacedFirstComeFirst) {
  EXPECT_EQ(why("12345678."
                "........."
                "........."
                "9........"
                "...1234.."
                "........."
                ".5......6"
                ".6......7"
                ".7......5"),
            "after the singles r1c9=9 r5c2=8: no candidate for r5c9: its row has 1 2 3 4 8, its "
            "column 5 6 7 9");
}

TEST(Reason, WithoutAnObstacleItSaysThatTheSearchEnded) {
  Judgement judgement;
  judgement.answer.verdict = Verdict::none;
  judgement.guesses = 17;
  EXPECT_EQ(reason(judgement), "no completion: the search ended after 17 guesses");
  judgement.guesses = 1;
  EXPECT_EQ(reason(judgement), "no completion: the search ended after 1 guess");
  judgement.guesses = 0;
  EXPECT_EQ(reason(judgement), "no completion: elimination alone rules out every one");
}

TEST(Reason, UndecidedNamesTheBound) {
  Judgement judgement;
  judgement.answer.verdict = Verdict::undecided;
  judgement.guesses = 3;
  judgement.end = SearchEnd::out_of_steps;
  EXPECT_EQ(reason(judgement),
            "the step limit ended the search after 3 guesses; no solution found so far");
  judgement.end = SearchEnd::out_of_time;
  EXPECT_EQ(reason(judgement),
            "the time limit ended the search after 3 guesses; no solution found so far");
  judgement.end = SearchEnd::stopped;
  judgement.answer.solution = grid_of(kSolved);
  EXPECT_EQ(reason(judgement),
            "the search was stopped after 3 guesses; 1 solution found, others not ruled out");
}

TEST(Reason, AUniquePuzzle) {
  EXPECT_EQ(why(kSolved), "1 solution");
}

TEST(Reason, SolutionsDifferInCells) {
  // 6 and 7 at the corners of a rectangle in two boxes can change places.
  Grid grid = grid_of(kSolved);
  for (Cell cell : {Cell::at(0, 3), Cell::at(0, 4), Cell::at(3, 3), Cell::at(3, 4)})
    grid.clear(cell);
  EXPECT_EQ(reason(check(grid)),
            "at least 2 solutions, which differ in 4 cells: r1c4 r1c5 r4c4 r4c5");
}

TEST(Reason, ManyDifferingCellsAreCutShort) {
  Judgement judgement;
  judgement.answer.verdict = Verdict::multiple;
  for (int i = 0; i < 20; ++i) judgement.differing.emplace_back(i);
  EXPECT_EQ(reason(judgement),
            "at least 2 solutions, which differ in 20 cells: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 "
            "r1c8 r1c9 r2c1 r2c2 r2c3 and 8 more");
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
