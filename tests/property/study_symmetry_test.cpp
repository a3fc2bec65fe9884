// True candidates and redundant givens move with the puzzle under every symmetry, and are what
// their definitions say.

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "nonet/minimality.hpp"
#include "nonet/solve.hpp"
#include "nonet/true_candidates.hpp"
#include "support/puzzle_makers.hpp"
#include "support/random_symmetry.hpp"
#include "support/study_by_search.hpp"

namespace nonet {
namespace {

std::vector<Cell> moved_cells(const Symmetry& symmetry, std::vector<Cell> cells) {
  for (Cell& cell : cells) cell = symmetry(cell);
  std::ranges::sort(cells);
  return cells;
}

TEST(StudySymmetry, TrueCandidatesMoveWithThePuzzle) {
  int unions = 0, open = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    RandomDraw draw(seed);
    const Puzzle puzzle = random_puzzle(draw);
    const Symmetry symmetry = random_symmetry(draw);
    SCOPED_TRACE(line_of(puzzle.digits()));
    const TrueCandidates before = true_candidates(puzzle),
                         after = true_candidates(symmetry(puzzle));
    ASSERT_TRUE(before.exact() && after.exact());
    ASSERT_EQ(symmetry(before.proven), after.proven);
    if (const auto all = union_of_completions(puzzle, 300)) {
      ASSERT_EQ(before.proven, *all);
      unions += all->size() > 81;
    } else {
      ASSERT_EQ(before.proven, true_candidates_one_by_one(puzzle));
      ++open;
    }
  }
  EXPECT_GT(unions, 15);
  EXPECT_GT(open, 5);
}

TEST(StudySymmetry, RedundantGivensMoveWithThePuzzle) {
  int minimal = 0, redundant = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    RandomDraw draw(seed);
    const Grid puzzle = random_puzzle(draw).givens;
    const Symmetry symmetry = random_symmetry(draw);
    const Grid moved = symmetry(puzzle);
    SCOPED_TRACE(line_of(puzzle));
    const std::vector<Cell> cells = redundant_givens(puzzle).cells;
    ASSERT_EQ(moved_cells(symmetry, cells), redundant_givens(moved).cells);
    ASSERT_EQ(minimality(puzzle), minimality(moved));
    if (const auto expected = redundant_by_counting(puzzle, 300)) {
      ASSERT_EQ(cells, *expected);
    }
    minimal += is_minimal(puzzle);
    redundant += !cells.empty();
  }
  EXPECT_GT(minimal, 10);
  EXPECT_GT(redundant, 10);
}

TEST(StudySymmetry, AMinimalPuzzleLosesItsUniquenessWithAnyGiven) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RandomDraw draw(seed);
    const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
    ASSERT_TRUE(is_minimal(puzzle));
    for (int i = 0; i < kCellCount; ++i) {
      if (puzzle.is_blank(Cell(i))) continue;
      Grid without = puzzle;
      without.clear(Cell(i));
      ASSERT_EQ(solve(without).verdict, Verdict::multiple) << line_of(without);
    }
  }
}

}  // namespace
}  // namespace nonet
