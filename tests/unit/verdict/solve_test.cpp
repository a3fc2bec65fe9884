#include "nonet/solve.hpp"

#include <gtest/gtest.h>

#include "nonet/rules.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

bool completes(const Grid& grid, const Grid& givens) {
  for (int i = 0; i < kCellCount; ++i)
    if (!givens.is_blank(Cell(i)) && givens[Cell(i)] != grid[Cell(i)]) return false;
  return grid.is_full() && obeys_rules(grid);
}

TEST(Solve, VerdictsHaveNames) {
  EXPECT_EQ(name_of(Verdict::malformed), "malformed");
  EXPECT_EQ(name_of(Verdict::conflict), "conflict");
  EXPECT_EQ(name_of(Verdict::none), "none");
  EXPECT_EQ(name_of(Verdict::multiple), "multiple");
  EXPECT_EQ(name_of(Verdict::unique), "unique");
  EXPECT_EQ(name_of(Verdict::undecided), "undecided");
}

TEST(Solve, OneSolution) {
  const Answer answer = solve(grid_of(kPuzzle));
  EXPECT_EQ(answer.verdict, Verdict::unique);
  EXPECT_EQ(answer.solution, grid_of(kSolution));
  EXPECT_EQ(answer.second, Grid());
}

TEST(Solve, ASolvedGridIsItsOwnSolution) {
  const Answer answer = solve(grid_of(kSolution));
  EXPECT_EQ(answer.verdict, Verdict::unique);
  EXPECT_EQ(answer.solution, grid_of(kSolution));
}

TEST(Solve, AFullGridThatBreaksARuleIsAConflict) {
  Grid wrong = grid_of(kSolution);
  wrong.set(Cell(80), Digit(7));
  const Answer answer = solve(wrong);
  EXPECT_EQ(answer.verdict, Verdict::conflict);
  EXPECT_EQ(answer.solution, Grid());
}

TEST(Solve, TwoWitnessesOfSeveralSolutions) {
  const Grid givens =
      grid_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");
  const Answer answer = solve(givens);
  EXPECT_EQ(answer.verdict, Verdict::multiple);
  EXPECT_TRUE(completes(answer.solution, givens));
  EXPECT_TRUE(completes(answer.second, givens));
  EXPECT_NE(answer.solution, answer.second);
}

TEST(Solve, AnEmptyGrid) {
  const Answer answer = solve(Puzzle());
  EXPECT_EQ(answer.verdict, Verdict::multiple);
  EXPECT_TRUE(completes(answer.solution, Grid()));
  EXPECT_TRUE(completes(answer.second, Grid()));
  EXPECT_NE(answer.solution, answer.second);
}

TEST(Solve, NoSolution) {
  const Answer answer = solve(
      grid_of("..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.."));
  EXPECT_EQ(answer.verdict, Verdict::none);
  EXPECT_EQ(answer.solution, Grid());
}

TEST(Solve, SaysTheSameOfAGridAndOfAPuzzle) {
  constexpr std::string_view kTexts[] = {
      kPuzzle,
      "",
      "1234567",
      "11",
      "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..",
      "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
  };
  for (const std::string_view text : kTexts) {
    const Answer of_grid = solve(grid_of(text));
    const Answer of_puzzle = solve(Puzzle(grid_of(text)));
    EXPECT_EQ(of_grid.verdict, of_puzzle.verdict) << text;
    EXPECT_EQ(of_grid.solution, of_puzzle.solution) << text;
    EXPECT_EQ(of_grid.second, of_puzzle.second) << text;
  }
}

TEST(Solve, EntriesAreTakenAsTheyStand) {
  Puzzle puzzle = grid_of(kPuzzle);
  puzzle.entries.set(Cell(2), Digit(4));
  EXPECT_EQ(solve(puzzle).verdict, Verdict::unique);
  puzzle.entries.set(Cell(2), Digit(1));
  EXPECT_EQ(solve(puzzle).verdict, Verdict::none);
  puzzle.entries.set(Cell(2), Digit(5));
  EXPECT_EQ(solve(puzzle).verdict, Verdict::conflict);
}

TEST(Solve, MarksNarrowTheChoice) {
  Puzzle puzzle =
      grid_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");
  const Answer several = solve(puzzle);
  puzzle.marks = Candidates::all();
  for (int i = 0; i < kCellCount; ++i)
    (*puzzle.marks)[Cell(i)] = DigitSet::only(*several.second[Cell(i)]);
  const Answer one = solve(puzzle);
  EXPECT_EQ(one.verdict, Verdict::unique);
  EXPECT_EQ(one.solution, several.second);
}

TEST(Solve, BoundsLeaveItUndecided) {
  Bounds bounds;
  bounds.max_steps = 1;
  EXPECT_EQ(
      solve(grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9...."
                    "4.."),
            bounds)
          .verdict,
      Verdict::undecided);
}

}  // namespace
}  // namespace nonet
