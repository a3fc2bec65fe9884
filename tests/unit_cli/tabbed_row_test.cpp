#include "tabbed_row.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(TabbedRow, PartsFieldsByTabs) {
  TabbedRow row;
  row.add("a");
  row.add("b\tc");
  EXPECT_EQ(row.fields(), 2u);
  EXPECT_EQ(row.take(), "a\tb c\n");
}

TEST(TabbedRow, PadsWithEmptyFields) {
  TabbedRow row;
  row.add("a");
  row.pad(3);
  row.pad(2);
  row.add("b");
  EXPECT_EQ(row.take(), "a\t\t\tb\n");
}

TEST(TabbedRow, WritesGridsAsLines) {
  Grid grid;
  grid.set(Cell(0), Digit(1));
  grid.set(Cell(80), Digit(9));
  TabbedRow row;
  row.add(grid);
  EXPECT_EQ(row.take(), '1' + std::string(79, '.') + "9\n");
}

}  // namespace
}  // namespace nonet::cli
