#include "study/removal.hpp"

#include <gtest/gtest.h>

#include "nonet/puzzle.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::study {
namespace {

const Grid kSolved =
    grid_of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");

TEST(Removal, ForbidsTheDigitAndNothingElse) {
  const Candidates possible = possible_digits(kSolved);
  const Candidates without = without_digit(possible, Cell(3));
  EXPECT_EQ(without[Cell(3)], DigitSet::all() - DigitSet({Digit(6)}));
  Candidates restored = without;
  restored[Cell(3)] = possible[Cell(3)];
  EXPECT_EQ(restored, possible);
}

TEST(Removal, OneCellOfASolvedGridIsNotNeeded) {
  EXPECT_EQ(need_of(possible_digits(kSolved), Cell(40), {}), Need::redundant);
}

TEST(Removal, TheOnlyGivenIsNeeded) {
  Grid puzzle;
  puzzle.set(Cell(40), Digit(5));
  EXPECT_EQ(need_of(possible_digits(puzzle), Cell(40), {}), Need::needed);
}

TEST(Removal, ABoundLeavesItOpen) {
  Grid puzzle;
  puzzle.set(Cell(40), Digit(5));
  Bounds bounds;
  bounds.max_steps = 0;
  EXPECT_EQ(need_of(possible_digits(puzzle), Cell(40), bounds), Need::undecided);
}

}  // namespace
}  // namespace nonet::study
