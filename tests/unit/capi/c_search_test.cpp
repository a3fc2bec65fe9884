#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "nonet/nonet.h"
#include "nonet/search.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

int index_or(const auto& place) {
  return place ? place->index() : -1;
}

TEST(CSearch, TellsTheSameStepsAsTheLibrary) {
  for (const AlgorithmInfo& info : algorithms()) {
    std::vector<SearchEvent> expected;
    SearchOptions options;
    options.bounds.max_steps = 300;
    options.on_event = [&](const SearchEvent& event) {
      expected.push_back(event);
      return true;
    };
    const SearchResult there = search(info.algorithm, grid_of(kPuzzle), options);

    std::vector<nonet_event> told;
    const auto keep = [](const nonet_event* event, void* context) {
      static_cast<std::vector<nonet_event>*>(context)->push_back(*event);
      return 1;
    };
    const nonet_bounds bounds{300, 0};
    nonet_search_result here;
    std::string first(81, '#');
    ASSERT_EQ(nonet_search(static_cast<int>(info.algorithm), kPuzzle.data(), 81, 1, &bounds, keep,
                           &told, &here, first.data()),
              NONET_OK);
    EXPECT_EQ(here.end, static_cast<int>(there.end));
    EXPECT_EQ(here.solutions, there.solutions);
    EXPECT_EQ(here.tries, there.figures.tries);
    EXPECT_EQ(here.rejections, there.figures.rejections);
    EXPECT_EQ(here.placements, there.figures.placements);
    EXPECT_EQ(here.retreats, there.figures.retreats);
    EXPECT_EQ(here.greatest_depth, there.figures.greatest_depth);
    EXPECT_EQ(first, line_of(there.first.value_or(Grid())));
    ASSERT_EQ(told.size(), expected.size());
    for (std::size_t i = 0; i < told.size(); ++i) {
      EXPECT_EQ(told[i].step, expected[i].step);
      EXPECT_EQ(told[i].kind, static_cast<int>(expected[i].kind));
      EXPECT_EQ(told[i].forced != 0, expected[i].forced);
      EXPECT_EQ(told[i].depth, expected[i].depth);
      EXPECT_EQ(told[i].cell, index_or(expected[i].cell));
      EXPECT_EQ(told[i].digit, expected[i].digit ? expected[i].digit->value() : 0);
      EXPECT_EQ(told[i].house, index_or(expected[i].house));
      EXPECT_EQ(told[i].other, index_or(expected[i].other));
    }
  }
}

TEST(CSearch, TheCallbackEndsIt) {
  int calls = 0;
  const auto third = [](const nonet_event*, void* context) {
    return static_cast<int>(++*static_cast<int*>(context) < 3);
  };
  nonet_search_result result;
  EXPECT_EQ(nonet_search(1, kPuzzle.data(), 81, 1, nullptr, third, &calls, &result, nullptr),
            NONET_OK);
  EXPECT_EQ(calls, 3);
  EXPECT_EQ(result.end, NONET_END_STOPPED);
}

TEST(CSearch, BadArgumentsAreRefused) {
  const auto run = [](int algorithm, std::string_view text, std::uint64_t limit) {
    return nonet_search(algorithm, text.data(), text.size(), limit, nullptr, nullptr, nullptr,
                        nullptr, nullptr);
  };
  EXPECT_EQ(run(-1, kPuzzle, 1), NONET_BAD_ARGUMENT);
  EXPECT_EQ(run(nonet_algorithm_count(), kPuzzle, 1), NONET_BAD_ARGUMENT);
  EXPECT_EQ(run(1, kPuzzle, 0), NONET_BAD_ARGUMENT);
  EXPECT_EQ(run(1, "12", 1), NONET_MALFORMED);
  EXPECT_EQ(run(1, kPuzzle, 1), NONET_OK);
}

}  // namespace
}  // namespace nonet
