#include "verdict/default_search.hpp"

#include <gtest/gtest.h>

#include "support/puzzle_makers.hpp"

namespace nonet::verdict {
namespace {

TEST(DefaultSearch, KeepsTheLimit) {
  const SearchOutcome two = default_search(Puzzle(), 2, {});
  EXPECT_EQ(two.solutions, 2u);
  EXPECT_EQ(two.end, SearchEnd::limit_reached);
  EXPECT_GT(two.guesses, 0u);
}

TEST(DefaultSearch, EndsExhausted) {
  const SearchOutcome all = default_search(
      grid_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."),
      kUnlimited, {});
  EXPECT_EQ(all.solutions, 6u);
  EXPECT_EQ(all.end, SearchEnd::exhausted);
}

TEST(DefaultSearch, AConflictEndsWithoutAGuess) {
  const SearchOutcome none = default_search(grid_of("11"), 1, {});
  EXPECT_EQ(none.solutions, 0u);
  EXPECT_EQ(none.end, SearchEnd::exhausted);
  EXPECT_EQ(none.guesses, 0u);
}

}  // namespace
}  // namespace nonet::verdict
