#include "watch/trace_history.hpp"

#include <gtest/gtest.h>

#include "unit_watch/watch_samples.hpp"

namespace nonet::cli {
namespace {

using namespace nonet::test;

TEST(TraceHistory, GoesBackToTheBeginningAndForthAgain) {
  const auto events = events_of(Algorithm::backtracking, kClassic);
  TraceHistory history{Puzzle(kClassic)};
  for (const SearchEvent& event : events) history.advance(event);
  const Grid end = history.state().board;
  EXPECT_TRUE(history.at_front());

  std::size_t steps = 0;
  while (history.back()) ++steps;
  EXPECT_EQ(steps, events.size());
  EXPECT_EQ(history.state().board, kClassic);
  EXPECT_EQ(history.state().figures, SearchFigures());
  EXPECT_EQ(history.state().event, std::nullopt);
  EXPECT_FALSE(history.at_front());

  for (const SearchEvent& event : events) {
    EXPECT_TRUE(history.replay());
    EXPECT_EQ(history.state().event, event);
  }
  EXPECT_FALSE(history.replay());
  EXPECT_TRUE(history.at_front());
  EXPECT_EQ(history.state().board, end);
}

TEST(TraceHistory, ForgetsTheOldestEvents) {
  const auto events = events_of(Algorithm::backtracking, kClassic);
  ASSERT_GT(events.size(), 100u);
  TraceHistory history(Puzzle(kClassic), 10);
  for (std::size_t i = 0; i < 100; ++i) history.advance(events[i]);
  for (std::size_t i = 0; i < 10; ++i) {
    EXPECT_TRUE(history.back());
    EXPECT_EQ(history.state().event, events[98 - i]);
  }
  EXPECT_FALSE(history.back());
  EXPECT_EQ(history.state().event, events[89]);
}

TEST(TraceHistory, NothingToTakeBackAtTheBeginning) {
  TraceHistory history{Puzzle(kClassic)};
  EXPECT_FALSE(history.back());
  EXPECT_FALSE(history.replay());
}

}  // namespace
}  // namespace nonet::cli
