#include "nonet/pattern_symmetry.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "support/random_draw.hpp"

namespace nonet {
namespace {

Pattern random_pattern_with(PatternSymmetry symmetry, RandomDraw& draw) {
  Pattern pattern;
  for (int i = 0; i < 12; ++i) pattern = pattern | orbit_of(symmetry, Cell(draw.below(81)));
  return pattern;
}

TEST(PatternSymmetry, EveryNameIsReadBack) {
  EXPECT_EQ(pattern_symmetries().size(), 10u);
  for (const PatternSymmetryInfo& info : pattern_symmetries()) {
    EXPECT_EQ(name_of(info.symmetry), info.name);
    EXPECT_EQ(pattern_symmetry_named(info.name), info.symmetry);
  }
  EXPECT_FALSE(pattern_symmetry_named("rotate45"));
}

TEST(PatternSymmetry, OrbitsHaveTheSizeOfTheGroupOffTheAxes) {
  // r1c2 and its like lie on no axis.
  const std::vector<int> sizes{1, 2, 4, 2, 2, 2, 2, 4, 4, 8};
  for (std::size_t i = 0; i < sizes.size(); ++i)
    EXPECT_EQ(orbit_of(static_cast<PatternSymmetry>(i), Cell::at(0, 1)).size(), sizes[i]);
  EXPECT_EQ(orbit_of(PatternSymmetry::full, Cell::at(4, 4)).size(), 1);
  EXPECT_TRUE(orbit_of(PatternSymmetry::horizontal, Cell::at(0, 1)).contains(Cell::at(8, 1)));
  EXPECT_TRUE(orbit_of(PatternSymmetry::vertical, Cell::at(0, 1)).contains(Cell::at(0, 7)));
  EXPECT_TRUE(orbit_of(PatternSymmetry::diagonal, Cell::at(0, 1)).contains(Cell::at(1, 0)));
  EXPECT_TRUE(orbit_of(PatternSymmetry::antidiagonal, Cell::at(0, 1)).contains(Cell::at(7, 8)));
  EXPECT_TRUE(orbit_of(PatternSymmetry::rotate180, Cell::at(0, 1)).contains(Cell::at(8, 7)));
  EXPECT_TRUE(orbit_of(PatternSymmetry::rotate90, Cell::at(0, 1)).contains(Cell::at(1, 8)));
}

TEST(PatternSymmetry, APatternOfOrbitsIsFoundToHaveTheSymmetry) {
  RandomDraw draw(1);
  int exact = 0;
  for (const PatternSymmetryInfo& info : pattern_symmetries())
    for (int i = 0; i < 50; ++i) {
      const PatternSymmetry found = symmetry_of(random_pattern_with(info.symmetry, draw));
      ASSERT_TRUE(includes(found, info.symmetry)) << info.name;
      exact += found == info.symmetry;
    }
  EXPECT_GT(exact, 450);
}

TEST(PatternSymmetry, IncludesIsThatOfTheGroups) {
  using enum PatternSymmetry;
  EXPECT_TRUE(includes(both_axes, rotate180));
  EXPECT_TRUE(includes(both_axes, horizontal));
  EXPECT_FALSE(includes(both_axes, rotate90));
  EXPECT_TRUE(includes(both_diagonals, antidiagonal));
  EXPECT_TRUE(includes(rotate90, rotate180));
  EXPECT_FALSE(includes(horizontal, vertical));
  EXPECT_FALSE(includes(none, rotate180));
  for (const PatternSymmetryInfo& info : pattern_symmetries()) {
    EXPECT_TRUE(includes(full, info.symmetry));
    EXPECT_TRUE(includes(info.symmetry, none));
  }
}

TEST(PatternSymmetry, NoCellAndAllCellsAreFullySymmetric) {
  EXPECT_EQ(symmetry_of(Pattern()), PatternSymmetry::full);
  EXPECT_EQ(symmetry_of(Pattern::all()), PatternSymmetry::full);
  Pattern corner;
  corner.insert(Cell(0));
  EXPECT_EQ(symmetry_of(corner), PatternSymmetry::diagonal);
}

}  // namespace
}  // namespace nonet
