#include "nonet/analysis.hpp"

#include <gmock/gmock.h>

#include <chrono>

#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

constexpr const char* kEveryday =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(Analysis, OfAProperPuzzleHasAllParts) {
  const Grid puzzle = grid_of(kEveryday);
  const Analysis found = analyze(puzzle);
  EXPECT_TRUE(found.exact);
  EXPECT_EQ(found.pattern.size(), 30);
  EXPECT_EQ(found.symmetry, PatternSymmetry::rotate180);
  EXPECT_EQ(found.digit_counts, (std::array<int, 9>{3, 2, 3, 2, 3, 5, 3, 5, 4}));
  EXPECT_TRUE(found.empty_houses.empty());
  EXPECT_EQ(found.answer.verdict, Verdict::unique);
  EXPECT_EQ(found.solutions, (Count{1, true}));
  EXPECT_EQ(found.minimality, Minimality::redundant);
  EXPECT_EQ(found.redundant.cells.size(), 22u);
  EXPECT_EQ(found.candidates.proven.size(), 81);
  ASSERT_TRUE(found.backdoors);
  EXPECT_TRUE(found.backdoors->singles_suffice);
  EXPECT_EQ(found.canonical.grid, canonical_form(puzzle).grid);
  ASSERT_TRUE(found.unavoidable);
  EXPECT_TRUE(found.missed.empty());
  // A given that alone hits an unavoidable set is not redundant.
  EXPECT_FALSE(found.crucial.empty());
  for (Cell cell : found.redundant.cells) EXPECT_FALSE(found.crucial.contains(cell));
}

TEST(Analysis, OfAPuzzleWithTwoSolutionsShowsWhatIsMissed) {
  Grid puzzle = grid_of(kEveryday);
  const Analysis whole = analyze(puzzle);
  for (Cell cell : whole.unavoidable->sets.front()) puzzle.clear(cell);
  const Analysis found = analyze(puzzle);
  EXPECT_EQ(found.answer.verdict, Verdict::multiple);
  EXPECT_GE(found.solutions.number, 2u);
  EXPECT_EQ(found.minimality, Minimality::not_unique);
  EXPECT_FALSE(found.backdoors);
  EXPECT_EQ(found.solution_automorphisms, 0u);
  EXPECT_FALSE(found.missed.empty());
}

TEST(Analysis, OfTheImpossibleAndTheEmptyIsHonest) {
  const Analysis clash = analyze(grid_of("11"));
  EXPECT_EQ(clash.answer.verdict, Verdict::conflict);
  EXPECT_EQ(clash.solutions, (Count{0, true}));
  EXPECT_FALSE(clash.unavoidable);
  EXPECT_FALSE(clash.backdoors);
  AnalysisOptions options;
  options.count_limit = 50;
  options.unavoidable_cells = 0;
  const Analysis empty = analyze(Grid(), options);
  EXPECT_EQ(empty.solutions, (Count{50, false}));
  EXPECT_EQ(empty.canonical.automorphisms, kGeometricSymmetryCount);
  EXPECT_EQ(empty.empty_houses.size(), 27u);
  EXPECT_EQ(empty.candidates.proven.size(), 729);
  EXPECT_FALSE(empty.unavoidable);
}

TEST(Analysis, SaysWhenTheTimeIsOver) {
  Bounds bounds;
  bounds.deadline = std::chrono::steady_clock::now();
  AnalysisOptions options;
  options.unavoidable_cells = 20;
  EXPECT_FALSE(analyze(grid_of(kEveryday), options, bounds).exact);
}

}  // namespace
}  // namespace nonet
