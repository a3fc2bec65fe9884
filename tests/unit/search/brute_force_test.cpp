#include <gmock/gmock.h>

#include "support/puzzle_makers.hpp"
#include "support/watched_search.hpp"

namespace nonet {
namespace {

using Kind = SearchEvent::Kind;

TEST(BruteForce, WalksTheWholeSpace) {
  RandomDraw draw(31);
  const Grid full = make_full_grid(draw);
  std::uint64_t boards = 1, placements = 0;
  for (int blanks = 0; blanks <= 5; ++blanks) {
    const Grid grid = remove_digits(full, blanks, draw);
    EXPECT_EQ(count_blanks(grid), blanks);
    const SearchResult result = search(Algorithm::brute_force, grid, all_solutions());
    EXPECT_EQ(result.end, SearchEnd::exhausted);
    EXPECT_EQ(result.figures.rejections + result.solutions, boards);
    EXPECT_EQ(result.figures.placements, placements);
    EXPECT_EQ(result.figures.tries, placements);
    EXPECT_EQ(result.figures.greatest_depth, blanks);
    boards *= 9;
    placements += boards;
  }
}

TEST(BruteForce, TheLastBlankTurnsFastest) {
  RandomDraw draw(32);
  Grid grid = make_full_grid(draw);
  grid.clear(Cell(3));
  grid.clear(Cell(70));
  std::string boards;
  for (const auto& event : watch(Algorithm::brute_force, grid, all_solutions()).events)
    if (event.kind == Kind::place)
      boards += event.cell == Cell(3) ? event.digit->symbol() + std::string(":")
                                      : std::string(1, event.digit->symbol());
  EXPECT_EQ(boards,
            "1:1234567892:1234567893:1234567894:1234567895:1234567896:1234567897:123456789"
            "8:1234567899:123456789");
}

TEST(BruteForce, JudgesOnlyFullBoards) {
  RandomDraw draw(33);
  const Grid grid = remove_digits(make_full_grid(draw), 3, draw);
  for (const auto& event : watch(Algorithm::brute_force, grid, all_solutions()).events) {
    const bool judges = event.kind == Kind::reject || event.kind == Kind::solved;
    EXPECT_TRUE(!judges || event.depth == 3) << text_of(event);
  }
}

}  // namespace
}  // namespace nonet
