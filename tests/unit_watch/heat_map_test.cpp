#include "watch/heat_map.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(HeatMap, CountsAndTakesBack) {
  HeatMap heat;
  heat.add(Cell(7));
  heat.add(Cell(7));
  heat.add(Cell(80));
  heat.take_back(Cell(7));
  EXPECT_EQ(heat[Cell(7)], 1u);
  EXPECT_EQ(heat[Cell(80)], 1u);
  EXPECT_EQ(heat[Cell(0)], 0u);
  EXPECT_EQ(heat.greatest(), 1u);
}

TEST(HeatMap, LevelsAreStepsOfTheLogarithm) {
  HeatMap heat;
  const auto add = [&](int cell, int times) {
    for (int i = 0; i < times; ++i) heat.add(Cell(cell));
  };
  add(1, 1);
  add(2, 10);
  add(3, 100);
  add(4, 9'999);
  add(5, 10'000);
  EXPECT_EQ(heat.level(Cell(0), 4), 0);
  EXPECT_EQ(heat.level(Cell(1), 4), 1);
  EXPECT_EQ(heat.level(Cell(2), 4), 2);
  EXPECT_EQ(heat.level(Cell(3), 4), 3);
  EXPECT_EQ(heat.level(Cell(4), 4), 4);
  EXPECT_EQ(heat.level(Cell(5), 4), 4);
}

TEST(HeatMap, OneVisitEverywhereIsTheTopLevel) {
  HeatMap heat;
  heat.add(Cell(3));
  EXPECT_EQ(heat.level(Cell(3), 5), 5);
  EXPECT_EQ(heat.level(Cell(4), 5), 0);
}

}  // namespace
}  // namespace nonet::cli
