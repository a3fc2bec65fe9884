#include "search/house_masks.hpp"

#include <gtest/gtest.h>

#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

TEST(HouseMasks, CandidatesAreWhatNoPeerHolds) {
  RandomDraw draw(61);
  for (int round = 0; round < 20; ++round) {
    const Grid full = make_full_grid(draw);
    const Grid grid = remove_digits(full, 10 + draw.below(60), draw);
    HouseMasks masks(grid);
    for (int step = 0; step < 30; ++step) {  // places and takes back as a search would
      const Cell cell(draw.below(kCellCount));
      if (!grid.is_blank(cell)) continue;
      if (const auto digit = masks.board()[cell])
        masks.take_back(cell, *digit);
      else
        masks.place(cell, *full[cell]);
    }
    for (int i = 0; i < kCellCount; ++i) {
      if (!masks.board().is_blank(Cell(i))) continue;
      DigitSet left = DigitSet::all();
      for (Cell peer : peers_of(Cell(i)))
        if (const auto digit = masks.board()[peer]) left.erase(*digit);
      EXPECT_EQ(masks.candidates(Cell(i)), left);
    }
  }
}

TEST(HouseMasks, MarksLimitTheCandidates) {
  Puzzle puzzle;
  puzzle.givens.set(Cell(1), Digit(2));
  puzzle.marks = Candidates::all();
  (*puzzle.marks)[Cell(0)] = DigitSet{Digit(1), Digit(2)};
  EXPECT_EQ(HouseMasks(puzzle).candidates(Cell(0)), DigitSet{Digit(1)});
}

}  // namespace
}  // namespace nonet
