#include <gtest/gtest.h>

#include <algorithm>

#include "support/puzzle_makers.hpp"
#include "support/watched_search.hpp"

namespace nonet {
namespace {

using Kind = SearchEvent::Kind;

// Replays the search and looks up the candidates of every cell, from the peers, at each new cell.
TEST(FewestCandidates, AlwaysTakesTheFirstOfTheTightestCells) {
  RandomDraw draw(41);
  for (int round = 0; round < 20; ++round) {
    const Grid full = make_full_grid(draw);
    const Grid grid = spoil_digit(make_minimal_puzzle(full, draw), draw);
    SearchOptions options = all_solutions();
    options.bounds.max_steps = 2000;
    const auto watched = watch(Algorithm::fewest_candidates, grid, options);
    Grid board = grid;
    bool new_cell = true;
    for (const auto& event : watched.events) {
      if (new_cell && event.cell) {
        std::pair<int, int> tightest{10, 0};
        for (int i = 0; i < kCellCount; ++i) {
          if (!board.is_blank(Cell(i))) continue;
          DigitSet left = DigitSet::all();
          for (Cell peer : peers_of(Cell(i)))
            if (const auto digit = board[peer]) left.erase(*digit);
          tightest = std::min(tightest, {left.size(), i});
        }
        ASSERT_EQ(event.cell->index(), tightest.second);
        ASSERT_EQ(event.kind == Kind::reject, tightest.first == 0);
      }
      new_cell = event.kind == Kind::place;
      if (event.kind == Kind::place) board.set(*event.cell, *event.digit);
      if (event.kind == Kind::retreat) board.clear(*event.cell);
    }
  }
}

TEST(FewestCandidates, ACellWithoutACandidateIsRejectedWithoutADigit) {
  const Grid grid = grid_of(
      "1234....."
      "........."
      "........."
      ".......5."
      ".......6."
      ".......7."
      ".......8."
      ".......9."
      ".........");
  const auto watched = watch(Algorithm::fewest_candidates, grid);
  ASSERT_EQ(watched.events.size(), 2u);
  EXPECT_EQ(text_of(watched.events[0]), "0: 0 reject r1c8");
  EXPECT_EQ(text_of(watched.events[1]), "0: 0 exhausted");
}

}  // namespace
}  // namespace nonet
