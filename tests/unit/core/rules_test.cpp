#include "nonet/rules.hpp"

#include <gmock/gmock.h>

namespace nonet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Rules, EmptyGridObeys) {
  EXPECT_TRUE(obeys_rules(Grid()));
  EXPECT_THAT(find_conflicts(Grid()), IsEmpty());
}

TEST(Rules, EqualDigitsClashExactlyWhenTheirCellsArePeers) {
  for (int a = 0; a < kCellCount; ++a)
    for (int b = a + 1; b < kCellCount; ++b) {
      Grid grid;
      grid.set(Cell(a), Digit(7));
      grid.set(Cell(b), Digit(7));
      int shared = 0;
      for (House ha : houses_of(Cell(a)))
        for (House hb : houses_of(Cell(b))) shared += ha == hb;
      EXPECT_EQ(obeys_rules(grid), shared == 0);
      EXPECT_EQ(find_conflicts(grid).size(), static_cast<std::size_t>(shared));
    }
}

TEST(Rules, DifferentDigitsNeverClash) {
  Grid grid;
  for (int i = 0; i < 9; ++i) grid.set(Cell::at(0, i), Digit(i + 1));
  EXPECT_TRUE(obeys_rules(grid));
}

TEST(Rules, EveryPairIsNamedOnceForEachHouse) {
  Grid grid;
  for (Cell cell : {Cell::at(0, 1), Cell::at(0, 2), Cell::at(0, 8)}) grid.set(cell, Digit(9));
  const Digit nine(9);
  EXPECT_THAT(find_conflicts(grid),
              ElementsAre(Conflict{House::row(0), nine, Cell::at(0, 1), Cell::at(0, 2)},
                          Conflict{House::row(0), nine, Cell::at(0, 1), Cell::at(0, 8)},
                          Conflict{House::row(0), nine, Cell::at(0, 2), Cell::at(0, 8)},
                          Conflict{House::box(0), nine, Cell::at(0, 1), Cell::at(0, 2)}));
}

}  // namespace
}  // namespace nonet
