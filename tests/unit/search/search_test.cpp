// What holds of every algorithm alike.
#include "nonet/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "nonet/rules.hpp"
#include "support/puzzle_makers.hpp"
#include "support/watched_search.hpp"

namespace nonet {
namespace {

using Kind = SearchEvent::Kind;

class EveryAlgorithm : public testing::TestWithParam<Algorithm> {
 protected:
  bool is_brute_force() const { return GetParam() == Algorithm::brute_force; }
  /// A puzzle that this algorithm can search to the end.
  Grid small_puzzle(RandomDraw& draw) const {
    const Grid full = make_full_grid(draw);
    if (is_brute_force()) return remove_digits(full, 4, draw);
    return restore_digits(make_minimal_puzzle(full, draw), full, 8 + draw.below(10), draw);
  }
};

INSTANTIATE_TEST_SUITE_P(Search, EveryAlgorithm,
                         testing::Values(Algorithm::brute_force, Algorithm::backtracking,
                                         Algorithm::bitmask, Algorithm::fewest_candidates,
                                         Algorithm::singles, Algorithm::exact_cover),
                         [](const auto& param) {
                           std::string name(name_of(param.param));
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST_P(EveryAlgorithm, TellsTheTruthInEveryEvent) {
  RandomDraw draw(101);
  for (int round = 0; round < 20; ++round) {
    Grid grid = small_puzzle(draw);
    if (round % 4 == 1) grid = spoil_digit(grid, draw);
    const auto watched = watch(GetParam(), grid, all_solutions());
    EXPECT_EQ(find_fault(grid, watched.events), std::nullopt) << line_of(grid);
    EXPECT_EQ(watched.events.back().kind, Kind::exhausted);
    EXPECT_EQ(recount(watched.events), watched.result.figures);
  }
}

TEST_P(EveryAlgorithm, WatchingChangesNothing) {
  RandomDraw draw(102);
  for (int round = 0; round < 20; ++round) {
    const Grid grid = small_puzzle(draw);
    SearchOptions options = all_solutions();
    options.bounds.max_steps = 1 + static_cast<std::uint64_t>(draw.below(400));
    const auto watched = watch(GetParam(), grid, options);
    const SearchResult plain = search(GetParam(), grid, options);
    EXPECT_EQ(plain.figures, watched.result.figures);
    EXPECT_EQ(plain.solutions, watched.result.solutions);
    EXPECT_EQ(plain.end, watched.result.end);
    EXPECT_EQ(plain.first, watched.result.first);
  }
}

TEST_P(EveryAlgorithm, FiguresOfAWholeSearchBalance) {
  RandomDraw draw(103);
  const bool rejects_tries =
      GetParam() == Algorithm::backtracking || GetParam() == Algorithm::bitmask;
  for (int round = 0; round < 20; ++round) {
    const auto result = search(GetParam(), small_puzzle(draw), all_solutions());
    ASSERT_EQ(result.end, SearchEnd::exhausted);
    const SearchFigures& figures = result.figures;
    EXPECT_EQ(figures.retreats, figures.placements);
    EXPECT_EQ(figures.tries, figures.placements + (rejects_tries ? figures.rejections : 0));
  }
}

// Every subset of the nine cells that hold 1, 2 and 3 in columns 1 to 3. Two digits can change
// places where all six of their cells are blank, and all three can where all nine are.
TEST_P(EveryAlgorithm, FindsEverySolutionOfEverySubsetOfBlanks) {
  const Grid full = grid_of(
      "123456789"
      "456789123"
      "789123456"
      "231564897"
      "564897231"
      "897231564"
      "312645978"
      "645978312"
      "978312645");
  const std::array<int, 9> blanks{0, 1, 2, 27, 28, 29, 54, 55, 56};
  const int step = is_brute_force() ? 61 : 1;  // 7 * 61: the cells of 1 and 2
  int several = 0;
  for (int subset = 0; subset < 512; subset += step) {
    Grid grid = full;
    for (int i = 0; i < 9; ++i)
      if ((subset >> i & 1) != 0) grid.clear(Cell(blanks[static_cast<std::size_t>(i)]));
    if (is_brute_force() && count_blanks(grid) > 6) continue;
    // The oracle: every way to put 1, 2 and 3 into the nine cells.
    std::vector<Grid> expected;
    for (int code = 0; code < 19683; ++code) {
      Grid board = full;
      bool fits = true;
      for (int i = 0, rest = code; i < 9; ++i, rest /= 3) {
        const Cell cell(blanks[static_cast<std::size_t>(i)]);
        board.set(cell, Digit(1 + rest % 3));
        fits &= grid.is_blank(cell) || board[cell] == full[cell];
      }
      if (fits && obeys_rules(board)) expected.push_back(board);
    }
    several += expected.size() > 1;
    const auto watched = watch(GetParam(), grid, all_solutions());
    ASSERT_EQ(watched.result.solutions, expected.size());
    ASSERT_TRUE(std::ranges::is_permutation(watched.solutions, expected));
  }
  EXPECT_GT(several, 0);
}

TEST_P(EveryAlgorithm, StopsAtTheLimit) {
  RandomDraw draw(104);
  const Grid full = make_full_grid(draw);
  Grid grid = full;
  if (is_brute_force()) {
    for (int i = 78; i < 81; ++i) grid.clear(Cell(i));
  } else {
    grid = remove_digits(make_minimal_puzzle(full, draw), 2, draw);
  }
  const auto all = watch(GetParam(), grid, all_solutions());
  ASSERT_EQ(all.result.end, SearchEnd::exhausted);
  for (std::uint64_t limit = 1; limit <= std::min<std::uint64_t>(all.result.solutions, 5);
       ++limit) {
    SearchOptions options;
    options.limit = limit;
    const auto watched = watch(GetParam(), grid, options);
    EXPECT_EQ(watched.result.end, SearchEnd::limit_reached);
    EXPECT_EQ(watched.result.solutions, limit);
    EXPECT_EQ(watched.solutions.size(), limit);
    EXPECT_EQ(watched.solutions.front(), watched.result.first);
    EXPECT_EQ(watched.events.back().kind, Kind::solved);
    EXPECT_TRUE(
        std::ranges::equal(watched.events, std::span(all.events).first(watched.events.size())));
  }
}

TEST_P(EveryAlgorithm, MakesExactlyTheStepsItMay) {
  RandomDraw draw(105);
  const Grid grid = small_puzzle(draw);
  const std::uint64_t whole = search(GetParam(), grid, all_solutions()).figures.tries;
  for (std::uint64_t steps : {std::uint64_t{0}, std::uint64_t{1}, whole / 2, whole - 1, whole}) {
    SearchOptions options = all_solutions();
    options.bounds.max_steps = steps;
    const SearchResult result = search(GetParam(), grid, options);
    EXPECT_EQ(result.figures.tries, steps);
    EXPECT_EQ(result.end, steps < whole ? SearchEnd::out_of_steps : SearchEnd::exhausted);
  }
}

TEST_P(EveryAlgorithm, EndsWhenACallbackSaysStop) {
  RandomDraw draw(106);
  const Grid grid = small_puzzle(draw);
  SearchOptions options = all_solutions();
  options.on_solution = [](const Grid&) { return false; };
  const SearchResult one = search(GetParam(), grid, options);
  EXPECT_EQ(one.end, SearchEnd::stopped);
  EXPECT_EQ(one.solutions, 1u);

  const auto all = watch(GetParam(), grid, all_solutions()).events;
  for (std::size_t last = 0; last + 1 < all.size(); last += 1 + all.size() / 50) {
    std::size_t seen = 0;
    options = all_solutions();
    options.on_event = [&](const SearchEvent&) { return seen++ < last; };
    EXPECT_EQ(search(GetParam(), grid, options).end, SearchEnd::stopped);
    EXPECT_EQ(seen, last + 1) << "told of an event after it said stop";
  }
}

TEST_P(EveryAlgorithm, AStopBeforeTheStartAllowsNoStep) {
  std::stop_source source;
  source.request_stop();
  SearchOptions options;
  options.bounds.stop = source.get_token();
  SearchResult result = search(GetParam(), Grid(), options);
  EXPECT_EQ(result.end, SearchEnd::stopped);
  EXPECT_EQ(result.figures.tries, 0u);

  options = {};
  options.bounds.deadline = std::chrono::steady_clock::now();
  result = search(GetParam(), Grid(), options);
  EXPECT_EQ(result.end, SearchEnd::out_of_time);
  EXPECT_EQ(result.figures.tries, 0u);
}

TEST_P(EveryAlgorithm, AStopDuringTheSearchEndsIt) {
  SearchOptions options = all_solutions();  // of the empty grid: would never end
  std::stop_source source;
  options.bounds.stop = source.get_token();
  std::jthread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    source.request_stop();
  });
  EXPECT_EQ(search(GetParam(), Grid(), options).end, SearchEnd::stopped);

  options = all_solutions();
  options.bounds.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(5);
  EXPECT_EQ(search(GetParam(), Grid(), options).end, SearchEnd::out_of_time);
}

TEST_P(EveryAlgorithm, AnObservedSearchIsStoppedAtTheNextTry) {
  std::stop_source source;
  SearchOptions options;
  options.bounds.stop = source.get_token();
  options.on_event = [&](const SearchEvent& event) {
    if (event.step == 3) source.request_stop();
    return true;
  };
  EXPECT_EQ(search(GetParam(), Grid(), options).figures.tries, 3u);
}

TEST_P(EveryAlgorithm, AConflictIsExhaustedWithoutAStep) {
  RandomDraw draw(107);
  for (int round = 0; round < 20; ++round) {
    const Grid grid = make_conflict(remove_digits(make_full_grid(draw), 40, draw), draw);
    const auto watched = watch(GetParam(), grid, all_solutions());
    EXPECT_EQ(watched.result.end, SearchEnd::exhausted);
    EXPECT_EQ(watched.result.solutions, 0u);
    ASSERT_EQ(watched.events.size(), 1u);
    EXPECT_EQ(watched.events[0].kind, Kind::exhausted);
  }
}

TEST_P(EveryAlgorithm, AFullBoardIsItsOwnSolution) {
  RandomDraw draw(108);
  const Grid full = make_full_grid(draw);
  const auto watched = watch(GetParam(), full, all_solutions());
  EXPECT_EQ(watched.result.first, full);
  EXPECT_EQ(watched.result.figures, SearchFigures());
  EXPECT_EQ(watched.events.size(), 2u);
}

TEST_P(EveryAlgorithm, EntriesStandLikeGivens) {
  RandomDraw draw(109);
  const Grid full = make_full_grid(draw);
  Puzzle puzzle = remove_digits(full, 20, draw);
  int blanks = is_brute_force() ? 3 : 10;
  for (int i = 0; i < kCellCount; ++i)
    if (puzzle.givens.is_blank(Cell(i)) && blanks-- <= 0)
      puzzle.entries.set(Cell(i), *full[Cell(i)]);
  const auto split = watch(GetParam(), puzzle, all_solutions());
  const auto joined = watch(GetParam(), puzzle.digits(), all_solutions());
  EXPECT_EQ(split.events, joined.events);
  EXPECT_GE(split.result.solutions, 1u);
}

TEST(Search, NamesGoBothWays) {
  EXPECT_EQ(algorithms().size(), 6u);
  for (const AlgorithmInfo& info : algorithms()) {
    EXPECT_EQ(name_of(info.algorithm), info.name);
    EXPECT_EQ(algorithm_named(info.name), info.algorithm);
  }
  EXPECT_EQ(algorithm_named("dlx"), std::nullopt);
  EXPECT_EQ(name_of(Kind::try_digit), "try");
  EXPECT_EQ(name_of(Kind::exhausted), "exhausted");
  EXPECT_EQ(name_of(SearchEnd::exhausted), "exhausted");
  EXPECT_EQ(name_of(SearchEnd::out_of_time), "out of time");
}

TEST(Search, CountsBlanks) {
  Puzzle puzzle;
  EXPECT_EQ(count_blanks(puzzle), 81);
  puzzle.givens.set(Cell(0), Digit(1));
  puzzle.entries.set(Cell(1), Digit(2));
  EXPECT_EQ(count_blanks(puzzle), 79);
}

}  // namespace
}  // namespace nonet
