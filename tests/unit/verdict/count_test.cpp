#include <gtest/gtest.h>

#include <set>

#include "nonet/rules.hpp"
#include "nonet/solve.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

// Six completions.
const Puzzle kSix =
    grid_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");

TEST(Count, CountsAll) {
  EXPECT_EQ(count(kSix), (Count{6, true}));
}

TEST(Count, TheLimitIsExactWhenItIsTheNumber) {
  EXPECT_EQ(count(kSix, 5), (Count{5, false}));
  EXPECT_EQ(count(kSix, 6), (Count{6, true}));
  EXPECT_EQ(count(kSix, 7), (Count{6, true}));
  EXPECT_EQ(count(kSix, kUnlimited), (Count{6, true}));
}

TEST(Count, ALimitOfZeroAsksWhetherThereIsAny) {
  EXPECT_EQ(count(kSix, 0), (Count{0, false}));
  EXPECT_EQ(count(grid_of("11"), 0), (Count{0, true}));
}

TEST(Count, AConflictHasNone) {
  EXPECT_EQ(count(grid_of("11")), (Count{0, true}));
}

TEST(Count, AnEmptyGridEndsAtTheLimit) {
  EXPECT_EQ(count(Puzzle(), 10'000), (Count{10'000, false}));
}

TEST(Count, BoundsMakeItInexact) {
  Bounds bounds;
  bounds.max_steps = 3;
  EXPECT_FALSE(count(kSix, kDefaultCountLimit, bounds).exact);
  bounds = {};
  bounds.deadline = std::chrono::steady_clock::now();
  EXPECT_FALSE(count(Puzzle(), kUnlimited, bounds).exact);
}

TEST(ForEachSolution, HandsOutEachOnce) {
  std::set<std::vector<int>> seen;
  const Count all = for_each_solution(kSix, [&](const Grid& grid) {
    EXPECT_TRUE(grid.is_full());
    EXPECT_TRUE(obeys_rules(grid));
    std::vector<int> values;
    for (int i = 0; i < kCellCount; ++i) values.push_back(grid.value_at(Cell(i)));
    EXPECT_TRUE(seen.insert(values).second);
    return true;
  });
  EXPECT_EQ(all, (Count{6, true}));
  EXPECT_EQ(seen.size(), 6u);
}

TEST(ForEachSolution, StopsWhenTold) {
  int calls = 0;
  const Count some = for_each_solution(Puzzle(), [&](const Grid&) { return ++calls < 3; });
  EXPECT_EQ(calls, 3);
  EXPECT_EQ(some, (Count{3, false}));
}

}  // namespace
}  // namespace nonet
