#include "nonet/backdoors.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>

#include "nonet/house.hpp"
#include "nonet/solve.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

bool can_hold(const Grid& grid, Cell cell, Digit digit) {
  return grid.is_blank(cell) &&
         std::ranges::none_of(peers_of(cell), [&](Cell peer) { return grid[peer] == digit; });
}

/// One single of any kind, as the rules have it: false when there is none.
bool place_one(Grid& grid) {
  for (int i = 0; i < kCellCount; ++i) {
    DigitSet digits;
    for (Digit digit : DigitSet::all())
      if (can_hold(grid, Cell(i), digit)) digits.insert(digit);
    if (digits.size() != 1) continue;
    grid.set(Cell(i), digits.first());
    return true;
  }
  for (int house = 0; house < kHouseCount; ++house)
    for (Digit digit : DigitSet::all()) {
      std::vector<Cell> places;
      for (Cell cell : cells_of(House(house)))
        if (can_hold(grid, cell, digit)) places.push_back(cell);
      if (places.size() != 1) continue;
      grid.set(places[0], digit);
      return true;
    }
  return false;
}

bool singles_finish(Grid grid) {
  while (place_one(grid)) {
  }
  return grid.is_full();
}

Grid with(Grid grid, const Grid& solution, Cell cell) {
  grid.set(cell, *solution[cell]);
  return grid;
}

TEST(Backdoors, AreNoneWhereSinglesSuffice) {
  const Grid puzzle =
      grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Backdoors found = backdoors(puzzle, solve(puzzle).solution);
  EXPECT_TRUE(found.singles_suffice);
  EXPECT_TRUE(found.cells.empty() && found.pairs.empty());
}

TEST(Backdoors, AreThoseThatFillingCellsByHandFinds) {
  RandomDraw draw(1);
  int hard = 0;
  while (hard < 3) {
    const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
    const Grid solution = solve(puzzle).solution;
    const Backdoors found = backdoors(puzzle, solution);
    ASSERT_EQ(found.singles_suffice, singles_finish(puzzle));
    ASSERT_TRUE(found.exact);
    if (found.singles_suffice) continue;
    ++hard;
    std::vector<Cell> others;
    for (int i = 0; i < kCellCount; ++i) {
      if (!puzzle.is_blank(Cell(i))) continue;
      const bool is_backdoor = singles_finish(with(puzzle, solution, Cell(i)));
      ASSERT_EQ(std::ranges::count(found.cells, Cell(i)), is_backdoor) << Cell(i).name();
      if (!is_backdoor) others.push_back(Cell(i));
    }
    // Pairs: a sample, and all that were found.
    for (const auto& [a, b] : found.pairs)
      ASSERT_TRUE(singles_finish(with(with(puzzle, solution, a), solution, b)));
    for (int i = 0; i < 60; ++i) {
      const Cell a = others[static_cast<std::size_t>(draw.below(static_cast<int>(others.size())))];
      const Cell b = others[static_cast<std::size_t>(draw.below(static_cast<int>(others.size())))];
      if (a == b) continue;
      const bool listed =
          std::ranges::count(found.pairs, std::pair(std::min(a, b), std::max(a, b))) > 0;
      ASSERT_EQ(listed, singles_finish(with(with(puzzle, solution, a), solution, b)));
    }
  }
}

// As is known of them: AI Escargot has backdoors of two cells, and Easter Monster takes three.
TEST(Backdoors, OfFamousPuzzlesAreAsLargeAsIsKnown) {
  const Grid escargot =
      grid_of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  const Backdoors two = backdoors(escargot, solve(escargot).solution);
  EXPECT_TRUE(two.cells.empty());
  EXPECT_FALSE(two.pairs.empty());
  const Grid monster =
      grid_of("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
  const Backdoors three = backdoors(monster, solve(monster).solution);
  EXPECT_TRUE(three.cells.empty() && three.pairs.empty() && three.exact);
}

TEST(Backdoors, SayWhenTheTimeIsOver) {
  const Grid puzzle =
      grid_of("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
  Bounds bounds;
  bounds.deadline = std::chrono::steady_clock::now();
  EXPECT_FALSE(backdoors(puzzle, solve(puzzle).solution, bounds).exact);
}

}  // namespace
}  // namespace nonet
