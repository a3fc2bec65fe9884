#include <gtest/gtest.h>

#include "support/puzzle_makers.hpp"
#include "support/watched_search.hpp"

namespace nonet {
namespace {

// Another way to check, the same search: only the witness of a rejection may be another one.
TEST(Bitmask, TakesTheStepsOfBacktracking) {
  RandomDraw draw(21);
  for (int round = 0; round < 30; ++round) {
    const Grid full = make_full_grid(draw);
    const Grid grid = restore_digits(make_minimal_puzzle(full, draw), full, 12, draw);
    const Puzzle puzzle = round % 3 == 0   ? add_marks(grid, full, 4, draw)
                          : round % 3 == 1 ? Puzzle(spoil_digit(grid, draw))
                                           : Puzzle(grid);
    auto plain = watch(Algorithm::backtracking, puzzle, all_solutions());
    auto masks = watch(Algorithm::bitmask, puzzle, all_solutions());
    EXPECT_EQ(plain.result.figures, masks.result.figures) << line_of(grid);
    EXPECT_EQ(plain.result.solutions, masks.result.solutions);
    ASSERT_EQ(plain.events.size(), masks.events.size());
    for (std::size_t i = 0; i < plain.events.size(); ++i) {
      EXPECT_EQ(plain.events[i].house.has_value(), masks.events[i].house.has_value());
      for (auto* event : {&plain.events[i], &masks.events[i]}) event->house = {}, event->other = {};
      ASSERT_EQ(plain.events[i], masks.events[i]) << text_of(plain.events[i]);
    }
  }
}

TEST(Bitmask, NamesRowThenColumnThenBox) {
  Grid grid;
  grid.set(Cell::at(0, 5), Digit(1));  // row 1
  grid.set(Cell::at(2, 0), Digit(1));  // column 1 and box 1
  SearchOptions options;
  options.bounds.max_steps = 1;
  const auto watched = watch(Algorithm::bitmask, grid, options);
  ASSERT_EQ(watched.events.size(), 2u);
  EXPECT_EQ(text_of(watched.events[1]), "1: 0 reject r1c1 1, row 1 r1c6");
}

}  // namespace
}  // namespace nonet
