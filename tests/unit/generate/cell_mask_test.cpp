#include "generate/cell_mask.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nonet::generate {
namespace {

TEST(CellMask, HoldsWhatWasPutIn) {
  CellMask mask;
  for (int i : {0, 63, 64, 80}) mask.insert(Cell(i));
  EXPECT_EQ(mask.size(), 4);
  std::vector<int> seen;
  mask.for_each([&](Cell cell) { seen.push_back(cell.index()); });
  EXPECT_EQ(seen, (std::vector<int>{0, 63, 64, 80}));
  EXPECT_TRUE(mask.contains(Cell(64)));
  EXPECT_FALSE(mask.contains(Cell(65)));
  EXPECT_TRUE(mask.is_within(CellMask::all()));
  EXPECT_FALSE(CellMask::all().is_within(mask));
  EXPECT_EQ(CellMask::all().size(), 81);
  EXPECT_EQ((CellMask::all() - mask).size(), 77);
  EXPECT_TRUE((mask - mask).empty());
}

TEST(CellMask, RestrictsAGrid) {
  Grid grid;
  grid.set(Cell(3), Digit(4));
  grid.set(Cell(70), Digit(9));
  EXPECT_EQ(restricted(grid, CellMask::of(grid)), grid);
  const Grid part = restricted(grid, CellMask::only(Cell(70)));
  EXPECT_EQ(part.filled(), 1);
  EXPECT_EQ(part.value_at(Cell(70)), 9);
}

}  // namespace
}  // namespace nonet::generate
