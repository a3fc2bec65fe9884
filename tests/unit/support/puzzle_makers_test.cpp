#include "support/puzzle_makers.hpp"

#include <gtest/gtest.h>

#include "nonet/rules.hpp"
#include "nonet/search.hpp"

namespace nonet {
namespace {

std::uint64_t solutions(const Puzzle& puzzle) {
  SearchOptions options;
  options.limit = 2;
  return search(Algorithm::singles, puzzle, options).solutions;
}

// The same on every platform: a seed in a failure report means the same puzzle everywhere.
TEST(PuzzleMakers, ASeedMeansTheSamePuzzleForEver) {
  RandomDraw draw(1);
  const Grid full = make_full_grid(draw);
  EXPECT_EQ(line_of(full),
            "943281576682745391175693824568972413291834765734516982856327149317469258429158637");
  EXPECT_EQ(line_of(make_minimal_puzzle(full, draw)),
            "...2..57..8....3....56....4..8..2.....1....6..345.6.8......71..3....9.5.429.5....");
}

TEST(PuzzleMakers, MakeWhatTheyPromise) {
  RandomDraw draw(2);
  for (int round = 0; round < 10; ++round) {
    const Grid full = make_full_grid(draw);
    ASSERT_TRUE(full.is_full() && obeys_rules(full));
    const Grid puzzle = make_minimal_puzzle(full, draw);
    EXPECT_EQ(solutions(puzzle), 1u);
    for (int i = 0; i < kCellCount; ++i) {
      Grid fewer = puzzle;
      fewer.clear(Cell(i));
      EXPECT_EQ(solutions(fewer), fewer == puzzle ? 1u : 2u);
    }
    EXPECT_EQ(remove_digits(full, 30, draw).filled(), 51);
    EXPECT_EQ(restore_digits(Grid(), full, 30, draw).filled(), 30);
    const Grid spoilt = spoil_digit(puzzle, draw);
    EXPECT_NE(spoilt, puzzle);
    EXPECT_TRUE(obeys_rules(spoilt));
    EXPECT_FALSE(obeys_rules(make_conflict(puzzle, draw)));
    const Puzzle marked = add_marks(puzzle, full, 2, draw);
    EXPECT_EQ(search(Algorithm::singles, marked).first, full);
    EXPECT_LT(possible_digits(marked).size(), possible_digits(puzzle).size());
  }
}

}  // namespace
}  // namespace nonet
