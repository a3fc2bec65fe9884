#include <gtest/gtest.h>

#include <fstream>

#include "support/puzzle_makers.hpp"
#include "support/shared_file.hpp"
#include "support/watched_search.hpp"

namespace nonet {
namespace {

using Kind = SearchEvent::Kind;

std::uint64_t guesses(const std::vector<SearchEvent>& events) {
  std::uint64_t count = 0;
  for (const auto& event : events) count += event.kind == Kind::place && !event.forced;
  return count;
}

TEST(Singles, AnEasyPuzzleNeedsNoGuess) {
  const Grid puzzle = grid_of(
      "53..7...."
      "6..195..."
      ".98....6."
      "8...6...3"
      "4..8.3..1"
      "7...2...6"
      ".6....28."
      "...419..5"
      "....8..79");
  const auto watched = watch(Algorithm::singles, puzzle, all_solutions());
  EXPECT_EQ(watched.result.solutions, 1u);
  EXPECT_EQ(guesses(watched.events), 0u);
  EXPECT_EQ(watched.result.figures.tries, 51u);
}

// Every node of the tree of guesses ends in one dead end or one solution, and each guess adds one.
TEST(Singles, DeadEndsAndSolutionsAreTheGuessesAndOne) {
  RandomDraw draw(91);
  for (int round = 0; round < 40; ++round) {
    const Grid full = make_full_grid(draw);
    Grid grid = remove_digits(make_minimal_puzzle(full, draw), draw.below(3), draw);
    if (round % 4 == 0) grid = spoil_digit(grid, draw);
    SearchOptions options = all_solutions();
    options.limit = 2000;
    const auto watched = watch(Algorithm::singles, grid, options);
    if (watched.result.end != SearchEnd::exhausted) continue;
    EXPECT_EQ(watched.result.figures.rejections + watched.result.solutions,
              guesses(watched.events) + 1)
        << line_of(grid);
  }
}

// A forced digit is in every solution that the digits before it allow: without it there is none.
TEST(Singles, ForcedDigitsAreForced) {
  RandomDraw draw(92);
  const Grid full = make_full_grid(draw);
  const Grid grid = make_minimal_puzzle(full, draw);
  Grid board = grid;
  for (const auto& event : watch(Algorithm::singles, grid, all_solutions()).events) {
    if (event.kind == Kind::place && event.forced) {
      Puzzle without = board;
      without.marks = Candidates::all();
      (*without.marks)[*event.cell].erase(*event.digit);
      // What was struck out after a failed guess is not on the board, so only the first branch
      // can be asked.
      EXPECT_EQ(search(Algorithm::bitmask, without).solutions, 0u) << text_of(event);
    }
    if (event.kind == Kind::retreat) break;
    if (event.kind == Kind::place) board.set(*event.cell, *event.digit);
  }
}

// Puzzles on which plain searches, and poorer choices of the guess, take seconds to hours.
TEST(Singles, TakesFewStepsWherePlainSearchesSuffer) {
  const struct {
    const char* line;
    std::uint64_t limit, solutions, most_tries;
  } cases[] = {
      {"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 2, 1,
       1000},
      {".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", 2, 0,
       1000},
      {"........94...1.5.7.......61.3.....16....................8.793....3........2....8.", 2, 0,
       1000},
      {"2.......5......6.....6....8..9....2...4........7..........3........1.5.6.4....8..", 2, 0,
       1'000'000},
      {".................................................................................", 1000,
       1000, 100'000},
      {"................................................................................1", 1000,
       1000, 100'000},
  };
  for (const auto& c : cases) {
    SearchOptions options;
    options.limit = c.limit;
    const SearchResult result = search(Algorithm::singles, grid_of(c.line), options);
    EXPECT_EQ(result.solutions, c.solutions) << c.line;
    EXPECT_LE(result.figures.tries, c.most_tries) << c.line;
  }
}

TEST(Singles, SolvesTheCollections) {
  std::ifstream file(shared_file("data/magictour_top1465.txt"));
  if (!file) GTEST_SKIP() << "no collections of puzzles: set NONET_SHARED to their folder";
  SearchOptions options;
  options.limit = 2;
  int puzzles = 0;
  for (std::string line; std::getline(file, line); ++puzzles)
    ASSERT_EQ(search(Algorithm::singles, grid_of(line), options).solutions, 1u) << line;
  EXPECT_EQ(puzzles, 1465);
}

}  // namespace
}  // namespace nonet
