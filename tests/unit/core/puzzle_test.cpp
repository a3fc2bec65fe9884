#include "nonet/puzzle.hpp"

#include <gmock/gmock.h>

#include "nonet/error.hpp"

namespace nonet {
namespace {

TEST(Grid, CellsAreBlankUntilSet) {
  Grid grid;
  EXPECT_EQ(grid.filled(), 0);
  EXPECT_EQ(grid[Cell(40)], std::nullopt);
  grid.set(Cell(40), Digit(7));
  EXPECT_EQ(grid[Cell(40)], Digit(7));
  EXPECT_EQ(grid.value_at(Cell(40)), 7);
  EXPECT_EQ(grid.filled(), 1);
  EXPECT_EQ(grid.digits(), DigitSet::only(Digit(7)));
  grid.clear(Cell(40));
  EXPECT_EQ(grid, Grid());
}

TEST(Grid, IsFullWithEightyOneDigits) {
  Grid grid;
  for (int i = 0; i < kCellCount; ++i) {
    EXPECT_FALSE(grid.is_full());
    grid.set(Cell(i), Digit(1 + i % 9));
  }
  EXPECT_TRUE(grid.is_full());
  EXPECT_EQ(grid.digits(), DigitSet::all());
}

TEST(Candidates, CountThemselves) {
  EXPECT_EQ(Candidates().size(), 0);
  EXPECT_EQ(Candidates::all().size(), 729);
}

TEST(Puzzle, EntriesNeverHideGivens) {
  Puzzle puzzle;
  puzzle.givens.set(Cell(0), Digit(1));
  puzzle.entries.set(Cell(0), Digit(2));
  puzzle.entries.set(Cell(1), Digit(3));
  EXPECT_EQ(puzzle.digits()[Cell(0)], Digit(1));
  EXPECT_EQ(puzzle.digits()[Cell(1)], Digit(3));
}

TEST(Puzzle, PossibleDigitsTakeFilledCellsBeforeMarks) {
  Puzzle puzzle;
  puzzle.marks = Candidates();
  (*puzzle.marks)[Cell(2)] = DigitSet{Digit(4), Digit(5)};
  puzzle.givens.set(Cell(0), Digit(1));
  puzzle.entries.set(Cell(1), Digit(9));
  const Candidates possible = possible_digits(puzzle);
  EXPECT_EQ(possible[Cell(0)], DigitSet::only(Digit(1)));
  EXPECT_EQ(possible[Cell(1)], DigitSet::only(Digit(9)));
  EXPECT_EQ(possible[Cell(2)], (DigitSet{Digit(4), Digit(5)}));
  EXPECT_TRUE(possible[Cell(3)].empty());
}

TEST(Puzzle, WithoutMarksEveryDigitIsPossibleInAnOpenCell) {
  EXPECT_EQ(possible_digits(Grid()), Candidates::all());
}

TEST(Error, TextLeavesOutWhatIsNotKnown) {
  Error error{ErrorCode::wrong_length, 3, 7, "80 cells", "a puzzle has 81"};
  EXPECT_EQ(to_string(error), "3:7: 80 cells; a puzzle has 81");
  error.column = 0;
  EXPECT_EQ(to_string(error), "3: 80 cells; a puzzle has 81");
  error.line = 0;
  error.hint.clear();
  EXPECT_EQ(to_string(error), "80 cells");
}

}  // namespace
}  // namespace nonet
