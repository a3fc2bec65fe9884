#include "study/steady_search.hpp"

#include <gtest/gtest.h>

#include "nonet/puzzle.hpp"

namespace nonet::study {
namespace {

/// An empty grid, but that three cells of the first row hold only two digits.
Candidates two_digits_for_three_cells() {
  Candidates candidates = Candidates::all();
  for (int column = 0; column < 3; ++column) candidates[Cell::at(0, column)] = {Digit(1), Digit(2)};
  return candidates;
}

// One of the two searches alone would take longer than anyone waits.
TEST(SteadySearch, IsNotLostOnANearlyEmptyGrid) {
  const verdict::SearchOutcome outcome = steady_search(two_digits_for_three_cells(), 1, {});
  EXPECT_EQ(outcome.end, SearchEnd::exhausted);
  EXPECT_EQ(outcome.solutions, 0u);
  EXPECT_LT(outcome.guesses, 5000u);
}

TEST(SteadySearch, KeepsToTheBounds) {
  constexpr std::uint64_t kMoreThanTheyReach = 1'000'000;
  for (std::uint64_t most : {0, 1, 499, 500, 501}) {
    Bounds bounds;
    bounds.max_steps = most;
    const verdict::SearchOutcome outcome =
        steady_search(Candidates::all(), kMoreThanTheyReach, bounds);
    EXPECT_LE(outcome.guesses, most);
    EXPECT_EQ(outcome.end, SearchEnd::out_of_steps);
  }
  Bounds over;
  over.deadline = std::chrono::steady_clock::now() - std::chrono::seconds(1);
  EXPECT_EQ(steady_search(Candidates::all(), 1, over).end, SearchEnd::out_of_time);
}

TEST(SteadySearch, FindsAsManyAsAskedFor) {
  int told = 0;
  const verdict::SearchOutcome outcome = steady_search(Candidates::all(), 7, {}, [&](const Grid&) {
    ++told;
    return true;
  });
  EXPECT_EQ(outcome.end, SearchEnd::limit_reached);
  EXPECT_EQ(outcome.solutions, 7u);
  EXPECT_EQ(told, 7);
}

}  // namespace
}  // namespace nonet::study
