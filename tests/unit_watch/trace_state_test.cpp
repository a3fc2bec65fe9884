#include "watch/trace_state.hpp"

#include <gtest/gtest.h>

#include "unit_watch/watch_samples.hpp"

namespace nonet::cli {
namespace {

using namespace nonet::test;

class TraceStateOf : public testing::TestWithParam<Algorithm> {};

TEST_P(TraceStateOf, CountsWhatTheSearchCounts) {
  SearchResult result;
  const auto events = events_of(GetParam(), kClassic, 2, &result);
  TraceState state{Puzzle(kClassic)};
  std::uint64_t visits = 0;
  for (const SearchEvent& event : events) {
    state.apply(event);
    if (event.kind == SearchEvent::Kind::solved) {
      EXPECT_EQ(state.board, grid_of(kSolved));
    }
  }
  for (int i = 0; i < kCellCount; ++i) visits += state.heat[Cell(i)];
  EXPECT_EQ(state.figures, result.figures);
  EXPECT_EQ(state.solutions, 1u);
  EXPECT_EQ(visits, result.figures.tries);
  EXPECT_EQ(state.board, kClassic);
  EXPECT_EQ(state.depth, 0);
  EXPECT_EQ(state.event, events.back());
}

TEST_P(TraceStateOf, EveryEventCanBeTakenBack) {
  auto events = events_of(GetParam(), kClassic, 2);
  events.resize(std::min<std::size_t>(events.size(), 500));
  std::vector<TraceState> states{TraceState(Puzzle(kClassic))};
  for (const SearchEvent& event : events) {
    states.push_back(states.back());
    states.back().apply(event);
  }
  TraceState state = states.back();
  for (std::size_t i = events.size(); i-- > 0;) {
    state.undo(states[i].event, states[i].figures.greatest_depth);
    EXPECT_EQ(state.board, states[i].board);
    EXPECT_EQ(state.figures, states[i].figures);
    EXPECT_EQ(state.depth, states[i].depth);
    EXPECT_EQ(state.heat, states[i].heat);
    EXPECT_EQ(state.solutions, states[i].solutions);
    EXPECT_EQ(state.event, states[i].event);
  }
}

INSTANTIATE_TEST_SUITE_P(All, TraceStateOf,
                         testing::Values(Algorithm::backtracking, Algorithm::bitmask,
                                         Algorithm::fewest_candidates, Algorithm::singles,
                                         Algorithm::exact_cover));

}  // namespace
}  // namespace nonet::cli
