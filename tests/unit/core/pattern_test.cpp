#include "nonet/pattern.hpp"

#include <gmock/gmock.h>

#include <set>
#include <vector>

#include "support/random_draw.hpp"

namespace nonet {
namespace {

std::vector<int> cells_of_pattern(const Pattern& pattern) {
  std::vector<int> cells;
  for (Cell cell : pattern) cells.push_back(cell.index());
  return cells;
}

TEST(Pattern, ActsAsASetOfCells) {
  RandomDraw draw(1);
  for (int round = 0; round < 50; ++round) {
    Pattern a, b;
    std::set<int> in_a, in_b;
    for (int i = draw.below(60); i > 0; --i) {
      const int x = draw.below(81), y = draw.below(81);
      a.insert(Cell(x));
      in_a.insert(x);
      b.insert(Cell(y));
      in_b.insert(y);
    }
    ASSERT_THAT(cells_of_pattern(a), testing::ElementsAreArray(in_a));
    ASSERT_EQ(a.size(), static_cast<int>(in_a.size()));
    for (int i = 0; i < 81; ++i) {
      ASSERT_EQ((a | b).contains(Cell(i)), in_a.contains(i) || in_b.contains(i));
      ASSERT_EQ((a & b).contains(Cell(i)), in_a.contains(i) && in_b.contains(i));
      ASSERT_EQ((a - b).contains(Cell(i)), in_a.contains(i) && !in_b.contains(i));
    }
    ASSERT_TRUE((a & b).is_subset_of(a));
    ASSERT_EQ(a.intersects(b), !(a & b).empty());
    for (int i : in_a) a.erase(Cell(i));
    ASSERT_TRUE(a.empty());
  }
}

TEST(Pattern, OfAGridAreItsFilledCells) {
  Grid grid;
  grid.set(Cell::at(0, 8), Digit(3));
  grid.set(Cell::at(8, 0), Digit(3));
  EXPECT_THAT(cells_of_pattern(Pattern::of(grid)), testing::ElementsAre(8, 72));
  EXPECT_EQ(Pattern::of(grid).to_line().find('1'), 8u);
  EXPECT_EQ(Pattern::of(grid).band(2), 1u << 18);
}

TEST(Pattern, AllHasEveryCell) {
  EXPECT_EQ(Pattern::all().size(), 81);
  EXPECT_EQ((Pattern::all() - Pattern()).size(), 81);
}

}  // namespace
}  // namespace nonet
