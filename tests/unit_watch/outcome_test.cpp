#include "watch/outcome.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

SearchResult result(SearchEnd end, std::uint64_t solutions) {
  SearchResult made;
  made.end = end;
  made.solutions = solutions;
  made.figures.tries = 1234;
  return made;
}

TEST(Outcome, InWords) {
  using enum SearchEnd;
  EXPECT_EQ(outcome(result(limit_reached, 1), 1), "solved");
  EXPECT_EQ(outcome(result(limit_reached, 2), 2), "2 solutions");
  EXPECT_EQ(outcome(result(exhausted, 0), 1), "no solution");
  EXPECT_EQ(outcome(result(exhausted, 1), 2), "1 solution, no other");
  EXPECT_EQ(outcome(result(out_of_steps, 0), 1), "gave up");
  EXPECT_EQ(outcome(result(out_of_steps, 1), 2), "gave up with 1 solution");
  EXPECT_EQ(outcome(result(out_of_time, 0), 2), "out of time");
  EXPECT_EQ(outcome_after(result(out_of_steps, 0), 1), "gave up after 1,234 tries");
}

TEST(Outcome, OnlyAFoundAnswerIsPositive) {
  using enum SearchEnd;
  EXPECT_TRUE(answered(result(limit_reached, 1)));
  EXPECT_TRUE(answered(result(exhausted, 1)));
  EXPECT_FALSE(answered(result(exhausted, 0)));
  EXPECT_FALSE(answered(result(out_of_steps, 1)));
}

}  // namespace
}  // namespace nonet::cli
