#include "nonet/house.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace nonet {
namespace {

TEST(Cell, NamesCountFromOne) {
  EXPECT_EQ(Cell().name(), "r1c1");
  EXPECT_EQ(Cell(80).name(), "r9c9");
  EXPECT_EQ(Cell::at(2, 6).name(), "r3c7");
}

TEST(Cell, BoxesAreRowMajorAndMadeOfBandsAndStacks) {
  EXPECT_EQ(Cell::at(0, 0).box(), 0);
  EXPECT_EQ(Cell::at(0, 8).box(), 2);
  EXPECT_EQ(Cell::at(4, 4).box(), 4);
  EXPECT_EQ(Cell::at(8, 2).box(), 6);
  for (int i = 0; i < kCellCount; ++i) {
    EXPECT_EQ(Cell::at(Cell(i).row(), Cell(i).column()), Cell(i));
    EXPECT_EQ(Cell(i).band(), Cell(i).box() / 3);
    EXPECT_EQ(Cell(i).stack(), Cell(i).box() % 3);
  }
}

TEST(House, NamesSayKindAndNumber) {
  EXPECT_EQ(House::row(0).name(), "row 1");
  EXPECT_EQ(House::column(8).name(), "column 9");
  EXPECT_EQ(House::box(4).name(), "box 5");
}

TEST(House, EachHouseHasNineCellsInOrderThatNameItBack) {
  for (int h = 0; h < kHouseCount; ++h) {
    const auto& cells = cells_of(House(h));
    EXPECT_TRUE(std::is_sorted(cells.begin(), cells.end()));
    EXPECT_EQ(std::set<Cell>(cells.begin(), cells.end()).size(), 9u);
    for (Cell cell : cells) {
      const auto houses = houses_of(cell);
      EXPECT_EQ(std::count(houses.begin(), houses.end(), House(h)), 1);
    }
  }
}

TEST(House, PeersAreTheOtherCellsOfTheThreeHouses) {
  for (int i = 0; i < kCellCount; ++i) {
    std::set<Cell> expected;
    for (House house : houses_of(Cell(i)))
      expected.insert(cells_of(house).begin(), cells_of(house).end());
    expected.erase(Cell(i));
    const auto& peers = peers_of(Cell(i));
    EXPECT_TRUE(std::equal(peers.begin(), peers.end(), expected.begin(), expected.end()));
  }
}

}  // namespace
}  // namespace nonet
