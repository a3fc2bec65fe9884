#include "logic/logic_board.hpp"

#include <gtest/gtest.h>

#include "support/puzzle_makers.hpp"

namespace nonet::logic {
namespace {

const Grid kBoardPuzzle =
    grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

void expect_consistent(const Board& board) {
  for (Digit digit : DigitSet::all()) {
    for (int i = 0; i < kCellCount; ++i)
      EXPECT_EQ(board.cells(digit).contains(Cell(i)), board.candidates(Cell(i)).contains(digit));
    for (int h = 0; h < kHouseCount; ++h)
      for (int place = 0; place < 9; ++place)
        EXPECT_EQ((board.places(digit, House(h)) >> place & 1) != 0,
                  board.has(cell_at(House(h), place), digit));
  }
  for (int h = 0; h < kHouseCount; ++h)
    for (int place = 0; place < 9; ++place)
      EXPECT_EQ((board.open_places(House(h)) >> place & 1) != 0,
                board.open().contains(cell_at(House(h), place)));
}

TEST(LogicBoard, KeepsTheThreeViewsTogether) {
  Board board{Puzzle(kBoardPuzzle)};
  expect_consistent(board);
  EXPECT_EQ(board.open().size(), kCellCount - kBoardPuzzle.filled());
  EXPECT_EQ(board.candidates(Cell::at(4, 4)), DigitSet{Digit(5)});
  board.place(Cell::at(4, 4), Digit(5));
  expect_consistent(board);
  EXPECT_TRUE(board.candidates(Cell::at(4, 4)).empty());
  EXPECT_FALSE(board.has(Cell::at(4, 1), Digit(5)));
  const Candidate struck(Cell::at(0, 2), board.candidates(Cell::at(0, 2)).first());
  board.eliminate(struck);
  board.eliminate(struck);
  EXPECT_FALSE(board.has(struck));
  expect_consistent(board);
}

TEST(LogicBoard, TakesMarksAndEntriesAsTheyStand) {
  Puzzle puzzle(kBoardPuzzle);
  puzzle.entries.set(Cell::at(4, 4), Digit(5));
  puzzle.marks = Candidates::all();
  (*puzzle.marks)[Cell::at(0, 2)] = DigitSet{Digit(1), Digit(3), Digit(5)};
  const Board board(puzzle);
  EXPECT_EQ(board.digit(Cell::at(4, 4)), Digit(5));
  EXPECT_FALSE(board.given(Cell::at(4, 4)));
  EXPECT_TRUE(board.given(Cell::at(0, 0)));
  EXPECT_EQ(board.candidates(Cell::at(0, 2)), DigitSet{Digit(1)});  // row 1 has 3 and 5
  expect_consistent(board);
}

TEST(LogicBoard, SeesWhenNothingIsLeft) {
  Board board{Puzzle(kBoardPuzzle)};
  EXPECT_FALSE(board.broken());
  for (Digit digit : board.candidates(Cell::at(0, 2))) board.eliminate(Cell::at(0, 2), digit);
  EXPECT_TRUE(board.broken());
  Board other{Puzzle(kBoardPuzzle)};
  for (Cell cell : other.cells(Digit(1)) & set_of(House::row(0))) other.eliminate(cell, Digit(1));
  EXPECT_TRUE(other.broken());
}

}  // namespace
}  // namespace nonet::logic
