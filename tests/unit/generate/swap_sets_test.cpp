#include "generate/swap_sets.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "engine/one.hpp"
#include "generate/random_grid.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::generate {
namespace {

TEST(SwapSets, LeaveASecondCompletionWhenTheyHaveNoGiven) {
  Random random(1);
  for (int i = 0; i < 50; ++i) {
    const Grid grid = random_grid(random);
    int sets = 0;
    for_each_swap_set(grid, 18, [&](const CellMask& cells, int size) {
      ++sets;
      EXPECT_EQ(cells.size(), size);
      const Grid puzzle = restricted(grid, CellMask::all() - cells);
      EXPECT_EQ(engine::solve_one(puzzle, 2).solutions, 2u) << line_of(puzzle);
    });
    EXPECT_GT(sets, 50);
  }
}

TEST(SwapSets, AreNoLargerThanAsked) {
  Random random(2);
  const Grid grid = random_grid(random);
  int small = 0, all = 0;
  for_each_swap_set(grid, 18, [&](const CellMask&, int size) {
    ++all;
    small += size <= 6;
  });
  int asked = 0;
  for_each_swap_set(grid, 6, [&](const CellMask&, int size) {
    EXPECT_LE(size, 6);
    ++asked;
  });
  EXPECT_EQ(asked, small);
  EXPECT_LT(asked, all);
}

}  // namespace
}  // namespace nonet::generate
