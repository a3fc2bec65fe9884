#include "nonet/unavoidable.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <set>

#include "nonet/rules.hpp"
#include "nonet/solve.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

Grid without(const Grid& grid, const Pattern& cells) {
  Grid puzzle = grid;
  for (Cell cell : cells) puzzle.clear(cell);
  return puzzle;
}

/// The cells in which two grids differ.
Pattern difference(const Grid& a, const Grid& b) {
  Pattern cells;
  for (int i = 0; i < kCellCount; ++i)
    if (a[Cell(i)] != b[Cell(i)]) cells.insert(Cell(i));
  return cells;
}

/// Minimal unavoidable sets of up to eight cells by another way: such a set has each of its digits
/// twice at least, so four digits at most; all grids that differ in four digits only are listed.
std::set<Pattern> sets_by_listing(const Grid& grid) {
  std::set<Pattern> all;
  for (unsigned bits = 0; bits < 512; ++bits) {
    const DigitSet digits = DigitSet::from_bits(bits);
    if (digits.size() != 4) continue;
    Grid puzzle = grid;
    for (int i = 0; i < kCellCount; ++i)
      if (digits.contains(*grid[Cell(i)])) puzzle.clear(Cell(i));
    for_each_solution(puzzle, [&](const Grid& other) {
      if (const Pattern cells = difference(grid, other); !cells.empty() && cells.size() <= 8)
        all.insert(cells);
      return true;
    });
  }
  std::set<Pattern> minimal;
  for (const Pattern& cells : all) {
    bool has_smaller = false;
    for (const Pattern& other : all) has_smaller |= other != cells && other.is_subset_of(cells);
    if (!has_smaller) minimal.insert(cells);
  }
  return minimal;
}

TEST(UnavoidableSets, AreThoseThatListingAllNearGridsFinds) {
  RandomDraw draw(1);
  const Grid grid = make_full_grid(draw);
  const UnavoidableSets found = unavoidable_sets(grid, 8);
  EXPECT_TRUE(found.exact);
  const std::set<Pattern> sets(found.sets.begin(), found.sets.end());
  EXPECT_EQ(sets.size(), found.sets.size());
  EXPECT_EQ(sets, sets_by_listing(grid)) << line_of(grid);
}

TEST(UnavoidableSets, CanBeFilledInAnotherWayAndNoPartOfThemCan) {
  RandomDraw draw(2);
  const Grid grid = make_full_grid(draw);
  for (const Pattern& cells : unavoidable_sets(grid, 10).sets) {
    ASSERT_GT(count(without(grid, cells)).number, 1u) << cells.to_line();
    for (Cell cell : cells) {
      Pattern part = cells;
      part.erase(cell);
      ASSERT_EQ(count(without(grid, part)).number, 1u) << cells.to_line();
    }
  }
}

TEST(UnavoidableSets, ComeBySizeAndAsManyAsTheLiteratureHas) {
  RandomDraw draw(3);
  const std::vector<Pattern> sets = unavoidable_sets(make_full_grid(draw), 12).sets;
  EXPECT_TRUE(std::ranges::is_sorted(sets, {}, &Pattern::size));
  EXPECT_GE(sets.front().size(), 4);
  EXPECT_LE(sets.back().size(), 12);
  EXPECT_THAT(sets.size(), testing::AllOf(testing::Gt(200u), testing::Lt(550u)));
}

TEST(UnavoidableSets, AreHitByEveryProperPuzzle) {
  RandomDraw draw(4);
  for (int i = 0; i < 5; ++i) {
    const Grid grid = make_full_grid(draw);
    const Grid puzzle = make_minimal_puzzle(grid, draw);
    const std::vector<Pattern> sets = unavoidable_sets(grid, 10).sets;
    EXPECT_TRUE(missed_sets(sets, Pattern::of(puzzle)).empty());
    EXPECT_EQ(missed_sets(sets, Pattern()).size(), sets.size());
    // Without the givens in one of them it is missed.
    const Grid open = without(puzzle, sets.front());
    EXPECT_THAT(missed_sets(sets, Pattern::of(open)), testing::Contains(sets.front()));
  }
}

TEST(UnavoidableSets, EndWhenTheTimeIsOver) {
  RandomDraw draw(5);
  Bounds bounds;
  bounds.deadline = std::chrono::steady_clock::now();
  EXPECT_FALSE(unavoidable_sets(make_full_grid(draw), 20, bounds).exact);
}

TEST(UnavoidableSets, OfFewerThanFourCellsDoNotExist) {
  RandomDraw draw(6);
  EXPECT_TRUE(unavoidable_sets(make_full_grid(draw), 3).sets.empty());
}

}  // namespace
}  // namespace nonet
