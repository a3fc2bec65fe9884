#include "generate/swap_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/cell_set.hpp"
#include "core/random.hpp"
#include "engine/one.hpp"
#include "generate/random_grid.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::generate {
namespace {

// The sets that are in use.
std::vector<CellSet> listed(const SwapSets& swaps, const Grid& grid) {
  std::vector<CellSet> sets;
  for (std::size_t word = 0; word < 2; ++word)
    for (int bit = 0; bit < 64; ++bit) {
      CellSet cells;
      for (int i = 0; i < kCellCount; ++i)
        if ((swaps.of(Cell(i), grid.value_at(Cell(i)))[word] >> bit & 1) != 0)
          cells.insert(Cell(i));
      int size = 0;
      for (std::size_t plane = 0; plane < SetCounts::kPlanes; ++plane)
        size |= static_cast<int>(swaps.sizes().planes[plane][word] >> bit & 1) << plane;
      EXPECT_EQ(cells.size(), size);
      if (size > 0) sets.push_back(cells);
    }
  return sets;
}

TEST(SwapSets, LeaveASecondCompletionWhenTheyHaveNoGiven) {
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    const Grid grid = random_grid(random);
    const std::vector<CellSet> sets = listed(SwapSets(grid), grid);
    for (CellSet cells : sets) {
      EXPECT_GE(cells.size(), 4);
      EXPECT_LE(cells.size(), SwapSets::kMostCells);
      const Grid puzzle = restricted(grid, CellSet::all() - cells);
      EXPECT_EQ(engine::solve_one(puzzle, 2).solutions, 2u) << line_of(puzzle);
    }
    EXPECT_GT(sets.size(), 25u);
  }
}

// Four cells in a rectangle of two digits within a band or stack. A few are missing, where their
// pair has two parts before.
TEST(SwapSets, HaveNearlyAllOfFourCells) {
  Random random(2);
  int found = 0, missing = 0;
  for (int i = 0; i < 200; ++i) {
    const Grid grid = random_grid(random);
    std::vector<CellSet> sets = listed(SwapSets(grid), grid);
    for (int r = 0; r < 9; ++r)
      for (int s = r + 1; s < 9; ++s)
        for (int c = 0; c < 9; ++c)
          for (int d = c + 1; d < 9; ++d) {
            if (r / 3 != s / 3 && c / 3 != d / 3) continue;
            const Cell corners[] = {Cell::at(r, c), Cell::at(s, d), Cell::at(r, d), Cell::at(s, c)};
            if (grid[corners[0]] != grid[corners[1]] || grid[corners[2]] != grid[corners[3]])
              continue;
            CellSet rectangle;
            for (Cell cell : corners) rectangle.insert(cell);
            (std::ranges::find(sets, rectangle) != sets.end() ? found : missing) += 1;
          }
  }
  EXPECT_GT(found, 1000);
  EXPECT_LT(20 * missing, found);
}

}  // namespace
}  // namespace nonet::generate
