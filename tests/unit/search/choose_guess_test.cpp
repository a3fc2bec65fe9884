#include "search/choose_guess.hpp"

#include <gtest/gtest.h>

#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

TEST(ChooseGuess, PrefersACellOfTwoCandidates) {
  Candidates candidates = Candidates::all();
  candidates[Cell(40)] = DigitSet{Digit(3), Digit(8)};
  for (int column = 2; column < 9; ++column)  // 5 has two places in row 1
    candidates[Cell::at(0, column)].erase(Digit(5));
  const Candidate guess = choose_guess(DigitBoards(candidates));
  EXPECT_EQ(guess.cell, Cell(40));
  EXPECT_EQ(guess.digit, Digit(3));
}

TEST(ChooseGuess, AmongPlacesPrefersTheOneOfMostPairs) {
  Candidates candidates = Candidates::all();
  for (int column = 1; column < 8; ++column)  // 5 in row 1: r1c1 and r1c9
    candidates[Cell::at(0, column)].erase(Digit(5));
  for (int row = 2; row < 9; ++row)  // 5 in column 9: r1c9 and r2c9
    candidates[Cell::at(row, 8)].erase(Digit(5));
  const Candidate guess = choose_guess(DigitBoards(candidates));
  EXPECT_EQ(guess.cell, Cell::at(0, 8));
  EXPECT_EQ(guess.digit, Digit(5));
}

TEST(ChooseGuess, WithoutPairsTakesTheFewestChoices) {
  Candidates candidates = Candidates::all();
  candidates[Cell(40)] = DigitSet{Digit(2), Digit(3), Digit(4), Digit(5)};
  EXPECT_EQ(choose_guess(DigitBoards(candidates)).cell, Cell(40));
  for (int column = 3; column < 9; ++column) candidates[Cell::at(8, column)].erase(Digit(7));
  const Candidate guess = choose_guess(DigitBoards(candidates));
  EXPECT_EQ(guess.cell, Cell::at(8, 0));
  EXPECT_EQ(guess.digit, Digit(7));
}

TEST(ChooseGuess, NeverTakesAPlacedCell) {
  RandomDraw draw(81);
  for (int round = 0; round < 200; ++round) {
    const Grid grid = remove_digits(make_full_grid(draw), 81 - draw.below(20), draw);
    DigitBoards boards(Candidates::all());
    for (int i = 0; i < kCellCount; ++i)
      if (const auto digit = grid[Cell(i)]) boards.place(Cell(i), *digit);
    const Candidate guess = choose_guess(boards);
    EXPECT_TRUE(grid.is_blank(guess.cell));
    EXPECT_TRUE(boards.may_be(guess.cell, guess.digit));
  }
}

}  // namespace
}  // namespace nonet
