#include "generate/swap_sets.hpp"

#include <gtest/gtest.h>

#include "core/cell_set.hpp"
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
    for_each_swap_set(grid, 18, [&](std::span<const std::uint8_t> listed) {
      ++sets;
      CellSet cells;
      for (std::uint8_t cell : listed) cells.insert(Cell(cell));
      EXPECT_EQ(cells.size(), static_cast<int>(listed.size()));
      const Grid puzzle = restricted(grid, CellSet::all() - cells);
      EXPECT_EQ(engine::solve_one(puzzle, 2).solutions, 2u) << line_of(puzzle);
      return true;
    });
    EXPECT_GT(sets, 50);
  }
}

TEST(SwapSets, AreNoLargerThanAsked) {
  Random random(2);
  const Grid grid = random_grid(random);
  int small = 0, all = 0;
  for_each_swap_set(grid, 18, [&](std::span<const std::uint8_t> cells) {
    ++all;
    small += cells.size() <= 6;
    return true;
  });
  int asked = 0;
  for_each_swap_set(grid, 6, [&](std::span<const std::uint8_t> cells) {
    EXPECT_LE(cells.size(), 6u);
    ++asked;
    return true;
  });
  EXPECT_EQ(asked, small);
  EXPECT_LT(asked, all);
  asked = 0;
  for_each_swap_set(grid, 18, [&](std::span<const std::uint8_t>) { return ++asked < 3; });
  EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace nonet::generate
