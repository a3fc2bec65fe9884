#include <gtest/gtest.h>

#include "support/puzzle_makers.hpp"
#include "support/watched_search.hpp"

namespace nonet {
namespace {

// A blank cell has one digit left, so has each of its houses: nothing to choose.
TEST(ExactCover, NeverBranchesOnOneBlank) {
  RandomDraw draw(51);
  const Grid full = make_full_grid(draw);
  for (int i = 0; i < kCellCount; ++i) {
    Grid grid = full;
    grid.clear(Cell(i));
    const auto watched = watch(Algorithm::exact_cover, grid, all_solutions());
    ASSERT_EQ(watched.events.size(), 5u);  // try, place, solved, retreat, exhausted
    EXPECT_EQ(watched.result.first, full);
  }
}

TEST(ExactCover, ADigitWithoutAPlaceIsRejectedWithItsHouse) {
  // 1 has no place in row 1: its columns 1 to 3 are filled there, 4 to 9 see a 1.
  const Grid grid = grid_of(
      "234......"
      "......1.."
      "...1....."
      "........."
      "........."
      "........."
      "........."
      "........."
      ".........");
  const auto watched = watch(Algorithm::exact_cover, grid);
  ASSERT_EQ(watched.events.size(), 2u);
  EXPECT_EQ(text_of(watched.events[0]), "0: 0 reject 1, row 1");
}

TEST(ExactCover, ACellWithoutACandidateIsRejectedWithoutADigit) {
  const Grid grid = grid_of(
      "1234....."
      "........."
      "........."
      ".......5."
      ".......6."
      ".......7."
      ".......8."
      ".......9."
      ".........");
  const auto watched = watch(Algorithm::exact_cover, grid);
  ASSERT_EQ(watched.events.size(), 2u);
  EXPECT_EQ(text_of(watched.events[0]), "0: 0 reject r1c8");
}

// The links must be as they were after each retreat, or a later branch would see too few rows.
TEST(ExactCover, FindsTheSameSolutionsAfterManyRetreats) {
  RandomDraw draw(52);
  for (int round = 0; round < 10; ++round) {
    const Grid full = make_full_grid(draw);
    const Grid grid = remove_digits(make_minimal_puzzle(full, draw), 2, draw);
    SearchOptions options = all_solutions();
    options.limit = 3000;
    const auto cover = search(Algorithm::exact_cover, grid, options);
    const auto cells = search(Algorithm::fewest_candidates, grid, options);
    EXPECT_EQ(cover.solutions, cells.solutions) << line_of(grid);
  }
}

}  // namespace
}  // namespace nonet
