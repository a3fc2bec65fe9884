#include "verdict/position.hpp"

#include <gtest/gtest.h>

#include "nonet/house.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::verdict {
namespace {

TEST(Position, PeersOfADigitLoseIt) {
  const Position position{Puzzle(grid_of("5"))};
  EXPECT_TRUE(position.open[Cell(0)].empty());
  int struck = 0;
  for (int i = 1; i < kCellCount; ++i) struck += !position.open[Cell(i)].contains(Digit(5));
  EXPECT_EQ(struck, kPeerCount);
  EXPECT_EQ(position.open.size(), 80 * 9 - kPeerCount);
}

TEST(Position, EntriesCountAsDigitsAndMarksAsCandidates) {
  Puzzle puzzle = Candidates::all();
  puzzle.entries.set(Cell(0), Digit(3));
  (*puzzle.marks)[Cell(1)] = {Digit(3), Digit(4)};
  (*puzzle.marks)[Cell(80)] = {Digit(3)};
  const Position position(puzzle);
  EXPECT_EQ(position.digits[Cell(0)], Digit(3));
  EXPECT_EQ(position.open[Cell(1)], DigitSet{Digit(4)});
  EXPECT_EQ(position.open[Cell(80)], DigitSet{Digit(3)});
}

}  // namespace
}  // namespace nonet::verdict
