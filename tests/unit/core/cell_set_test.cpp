#include "core/cell_set.hpp"

#include <gmock/gmock.h>

#include <vector>

namespace nonet {
namespace {

using testing::ElementsAre;

TEST(CellSet, HoldsWhatWasPutIn) {
  CellSet set;
  for (int i : {0, 63, 64, 80}) set.insert(Cell(i));
  EXPECT_EQ(set.size(), 4);
  EXPECT_THAT(std::vector(set.begin(), set.end()),
              ElementsAre(Cell(0), Cell(63), Cell(64), Cell(80)));
  EXPECT_EQ(set.first(), Cell(0));
  EXPECT_TRUE(set.contains(Cell(64)));
  EXPECT_FALSE(set.contains(Cell(65)));
  set.erase(Cell(64));
  EXPECT_FALSE(set.contains(Cell(64)));
  EXPECT_EQ(CellSet::all().size(), 81);
  EXPECT_EQ((CellSet::all() - set).size(), 78);
  EXPECT_TRUE((set - set).empty());
}

TEST(CellSet, TellsOneFromSeveral) {
  EXPECT_FALSE(CellSet().has_two());
  EXPECT_FALSE(CellSet::only(Cell(80)).has_two());
  EXPECT_TRUE((CellSet::only(Cell(3)) | CellSet::only(Cell(80))).has_two());
  EXPECT_TRUE((CellSet::only(Cell(70)) | CellSet::only(Cell(80))).has_two());
}

TEST(CellSet, MayBePartOfAnother) {
  const CellSet part = CellSet::of_words(5, 1);
  EXPECT_EQ(part.size(), 3);
  EXPECT_TRUE(part.is_within(part));
  EXPECT_TRUE(part.is_within(CellSet::all()));
  EXPECT_FALSE(CellSet::all().is_within(part));
  EXPECT_FALSE(part.is_within(CellSet::of_words(5, 0)));
}

TEST(CellSet, RestrictsAGrid) {
  Grid grid;
  grid.set(Cell(3), Digit(4));
  grid.set(Cell(70), Digit(9));
  EXPECT_EQ(restricted(grid, CellSet::filled(grid)), grid);
  const Grid part = restricted(grid, CellSet::only(Cell(70)));
  EXPECT_EQ(part.filled(), 1);
  EXPECT_EQ(part.value_at(Cell(70)), 9);
}

}  // namespace
}  // namespace nonet
