#include "nonet/minimality.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "nonet/solve.hpp"
#include "support/puzzle_makers.hpp"
#include "support/puzzle_mix.hpp"
#include "support/study_by_search.hpp"

namespace nonet {
namespace {

const Grid kMinimal =
    grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
const Grid kSolved =
    grid_of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
const Grid kSixSolutions =
    grid_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");

std::vector<Cell> filled_cells(const Grid& grid) {
  std::vector<Cell> cells;
  for (int i = 0; i < kCellCount; ++i)
    if (!grid.is_blank(Cell(i))) cells.emplace_back(i);
  return cells;
}

TEST(Minimality, HasNames) {
  EXPECT_EQ(name_of(Minimality::minimal), "minimal");
  EXPECT_EQ(name_of(Minimality::redundant), "redundant");
  EXPECT_EQ(name_of(Minimality::not_unique), "not unique");
  EXPECT_EQ(name_of(Minimality::undecided), "undecided");
}

TEST(Minimality, AMinimalPuzzleNeedsEveryGiven) {
  EXPECT_EQ(redundant_givens(kMinimal), RedundantGivens());
  EXPECT_EQ(minimality(kMinimal), Minimality::minimal);
  EXPECT_TRUE(is_minimal(kMinimal));
  for (Cell cell : filled_cells(kMinimal)) {
    Grid without = kMinimal;
    without.clear(cell);
    EXPECT_EQ(solve(without).verdict, Verdict::multiple);
  }
}

TEST(Minimality, AnAddedGivenIsRedundant) {
  const Grid solution = solve(kMinimal).solution;
  Grid puzzle = kMinimal;
  puzzle.set(Cell(80), *solution[Cell(80)]);
  const std::vector<Cell> redundant = redundant_givens(puzzle).cells;
  EXPECT_EQ(redundant.back(), Cell(80));
  EXPECT_EQ(redundant, *redundant_by_counting(puzzle, 1));
  EXPECT_EQ(minimality(puzzle), Minimality::redundant);
  EXPECT_FALSE(is_minimal(puzzle));
}

TEST(Minimality, InASolvedGridEveryGivenIsRedundant) {
  EXPECT_EQ(redundant_givens(kSolved).cells, filled_cells(kSolved));
  EXPECT_EQ(minimality(kSolved), Minimality::redundant);
}

TEST(Minimality, WithSeveralSolutionsAGivenIsRedundantThatTheOthersForce) {
  EXPECT_EQ(redundant_givens(kSixSolutions).cells, *redundant_by_counting(kSixSolutions, 6));
  EXPECT_EQ(minimality(kSixSolutions), Minimality::not_unique);
  EXPECT_EQ(redundant_givens(Grid()), RedundantGivens());
  EXPECT_EQ(minimality(Grid()), Minimality::not_unique);
}

TEST(Minimality, WithoutASolutionTheGivensThatMendItAreNotRedundant) {
  Grid wrong = kSolved;
  wrong.set(Cell(80), Digit(1));  // r9c9 was 9; clashes in its row, column and box
  std::vector<Cell> others = filled_cells(wrong);
  others.pop_back();
  EXPECT_EQ(redundant_givens(wrong).cells, others);
  EXPECT_EQ(minimality(wrong), Minimality::not_unique);

  const Grid two_clashes = grid_of("11.......22");
  EXPECT_EQ(redundant_givens(two_clashes).cells, filled_cells(two_clashes));
}

TEST(Minimality, BatchesAnswerAsOneByOneAndAsTheDefinition) {
  RandomDraw draw(8);
  std::vector<Grid> puzzles = test::make_puzzle_mix(8, draw);
  for (std::size_t size : {puzzles.size(), std::size_t{3}, std::size_t{0}}) {
    puzzles.resize(size);
    std::vector<RedundantGivens> redundant(size, {{Cell(1)}, {Cell(2)}});
    std::vector<Minimality> minimalities(size, Minimality::undecided);
    redundant_givens(puzzles, redundant);
    minimality(puzzles, minimalities);
    for (std::size_t i = 0; i < size; ++i) {
      SCOPED_TRACE(line_of(puzzles[i]));
      EXPECT_EQ(redundant[i], redundant_givens(puzzles[i]));
      EXPECT_EQ(minimalities[i], minimality(puzzles[i]));
      if (const auto expected = redundant_by_counting(puzzles[i], 200)) {
        EXPECT_EQ(redundant[i].cells, *expected);
      }
      const bool unique = solve(puzzles[i]).verdict == Verdict::unique;
      EXPECT_EQ(minimalities[i], !unique                      ? Minimality::not_unique
                                 : redundant[i].cells.empty() ? Minimality::minimal
                                                              : Minimality::redundant);
    }
  }
}

TEST(Minimality, BoundsLeaveItUndecided) {
  Bounds bounds;
  bounds.max_steps = 0;
  const RedundantGivens open = redundant_givens(kMinimal, bounds);
  EXPECT_EQ(open.cells, std::vector<Cell>());
  EXPECT_EQ(open.undecided, filled_cells(kMinimal));
  EXPECT_EQ(minimality(kMinimal, bounds), Minimality::undecided);

  const std::vector<Grid> puzzles(200, kMinimal);
  std::vector<RedundantGivens> redundant(puzzles.size());
  std::vector<Minimality> minimalities(puzzles.size(), Minimality::minimal);
  redundant_givens(puzzles, redundant, bounds);
  minimality(puzzles, minimalities, bounds);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    EXPECT_EQ(redundant[i], open);
    EXPECT_EQ(minimalities[i], Minimality::undecided);
  }
}

TEST(Minimality, AStopLeavesABatchUndecided) {
  std::stop_source source;
  source.request_stop();
  Bounds bounds;
  bounds.stop = source.get_token();
  const std::vector<Grid> puzzles(5000, kMinimal);
  std::vector<Minimality> minimalities(puzzles.size(), Minimality::minimal);
  minimality(puzzles, minimalities, bounds);
  EXPECT_EQ(std::ranges::count(minimalities, Minimality::undecided), 5000);
}

}  // namespace
}  // namespace nonet
