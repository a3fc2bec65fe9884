#include "watch/race_summary.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

RaceResult race_with(std::size_t line, std::uint64_t tries, double seconds, SearchEnd end) {
  RaceLane lane{Algorithm::bitmask, {}};
  lane.result.figures.tries = tries;
  lane.result.end = end;
  lane.seconds = seconds;
  return {.line = line, .puzzle = {}, .lanes = {lane}, .disagreement = {}};
}

TEST(RaceSummary, TotalsMediansAndTheWorst) {
  const std::vector<RaceResult> races{race_with(1, 10, 0.1, SearchEnd::limit_reached),
                                      race_with(2, 1000, 3, SearchEnd::out_of_steps),
                                      race_with(7, 20, 0.2, SearchEnd::exhausted),
                                      race_with(9, 1000, 4, SearchEnd::out_of_time)};
  const auto summaries = summarise(races);
  ASSERT_EQ(summaries.size(), 1u);
  const RaceSummary& summary = summaries[0];
  EXPECT_EQ(summary.finished, 2u);
  EXPECT_EQ(summary.puzzles, 4u);
  EXPECT_EQ(summary.total_tries, 2030u);
  EXPECT_EQ(summary.median_tries, 20u);
  EXPECT_EQ(summary.worst_tries, 1000u);
  EXPECT_EQ(summary.worst_line, 2u);
  EXPECT_DOUBLE_EQ(summary.total_seconds, 7.3);
  EXPECT_DOUBLE_EQ(summary.median_seconds, 0.2);
  EXPECT_DOUBLE_EQ(summary.worst_seconds, 4);
}

TEST(RaceSummary, OfNothingIsNothing) {
  EXPECT_TRUE(summarise({}).empty());
}

}  // namespace
}  // namespace nonet::cli
