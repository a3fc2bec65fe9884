#include "nonet/true_candidates.hpp"

#include <gtest/gtest.h>

#include "support/puzzle_makers.hpp"
#include "support/puzzle_mix.hpp"
#include "support/study_by_search.hpp"

namespace nonet {
namespace {

constexpr std::string_view kUnique =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSixWays =
    "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";
constexpr std::string_view kNone =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

void expect_exact(const TrueCandidates& study) {
  EXPECT_TRUE(study.exact());
  EXPECT_EQ(study.undecided, Candidates());
}

TEST(TrueCandidates, OfAUniquePuzzleAreItsSolution) {
  const Grid puzzle = grid_of(kUnique);
  const TrueCandidates study = true_candidates(puzzle);
  expect_exact(study);
  EXPECT_EQ(study.proven.size(), 81);
  EXPECT_EQ(study.proven, *union_of_completions(puzzle, 1));
}

TEST(TrueCandidates, OfAnEmptyGridAreAll) {
  const TrueCandidates study = true_candidates(Grid());
  expect_exact(study);
  EXPECT_EQ(study.proven, Candidates::all());
}

TEST(TrueCandidates, OfSeveralSolutionsAreTheirUnion) {
  const Grid puzzle = grid_of(kSixWays);
  const TrueCandidates study = true_candidates(puzzle);
  expect_exact(study);
  EXPECT_EQ(study.proven, *union_of_completions(puzzle, 6));
}

TEST(TrueCandidates, OfMillionsOfSolutions) {
  const Grid puzzle = grid_of("123456789456789123789123456");
  const TrueCandidates study = true_candidates(puzzle);
  expect_exact(study);
  EXPECT_EQ(study.proven, true_candidates_one_by_one(puzzle));
}

TEST(TrueCandidates, WithoutASolutionThereAreNone) {
  for (const Grid& puzzle : {grid_of(kNone), grid_of("11"), grid_of("1........1")}) {
    const TrueCandidates study = true_candidates(puzzle);
    expect_exact(study);
    EXPECT_EQ(study.proven, Candidates());
  }
}

TEST(TrueCandidates, KeepToMarksAndEntries) {
  Puzzle marked;
  marked.marks = Candidates::all();
  (*marked.marks)[Cell::at(0, 0)] = {Digit(1), Digit(2)};
  (*marked.marks)[Cell::at(0, 1)] = {Digit(1), Digit(2)};
  TrueCandidates study = true_candidates(marked);
  expect_exact(study);
  EXPECT_EQ(study.proven, true_candidates_one_by_one(marked));
  EXPECT_EQ(study.proven[Cell::at(0, 2)], DigitSet::all() - DigitSet({Digit(1), Digit(2)}));

  marked.entries.set(Cell::at(0, 0), Digit(2));
  study = true_candidates(marked);
  expect_exact(study);
  EXPECT_EQ(study.proven[Cell::at(0, 0)], DigitSet({Digit(2)}));
  EXPECT_EQ(study.proven[Cell::at(0, 1)], DigitSet({Digit(1)}));

  marked.marks.emplace();  // no digit anywhere
  EXPECT_EQ(true_candidates(marked).proven, Candidates());
}

TEST(TrueCandidates, OfEveryKindOfPuzzleAreThoseOfTheDefinition) {
  RandomDraw draw(31);
  for (const Grid& puzzle : test::make_puzzle_mix(6, draw)) {
    SCOPED_TRACE(line_of(puzzle));
    const TrueCandidates study = true_candidates(puzzle);
    expect_exact(study);
    const auto all = union_of_completions(puzzle, 500);
    EXPECT_EQ(study.proven, all ? *all : true_candidates_one_by_one(puzzle));
  }
}

// A bound leaves the truth between what is proven and what is undecided.
TEST(TrueCandidates, WithAnyNumberOfStepsSayNothingWrong) {
  RandomDraw draw(4);
  const Grid puzzle = remove_digits(grid_of(kUnique), 8, draw);
  const TrueCandidates whole = true_candidates(puzzle);
  ASSERT_GT(whole.proven.size(), 150);
  int cut = 0;
  Bounds bounds;
  for (bounds.max_steps = 0; bounds.max_steps < 100'000; bounds.max_steps += 1 + cut / 8) {
    const TrueCandidates study = true_candidates(puzzle, bounds);
    if (study.exact()) {
      EXPECT_EQ(study, whole);
      break;
    }
    ++cut;
    EXPECT_EQ(study.end, SearchEnd::out_of_steps);
    EXPECT_GT(study.undecided.size(), 0);
    for (int i = 0; i < kCellCount; ++i) {
      const DigitSet proven = study.proven[Cell(i)], undecided = study.undecided[Cell(i)];
      EXPECT_EQ(proven & undecided, DigitSet());
      EXPECT_EQ(proven - whole.proven[Cell(i)], DigitSet());
      EXPECT_EQ(whole.proven[Cell(i)] - proven - undecided, DigitSet());
    }
  }
  EXPECT_GT(cut, 10);
  EXPECT_LT(bounds.max_steps, 100'000u);
}

TEST(TrueCandidates, StopAtOnceWhenToldTo) {
  Bounds bounds;
  bounds.deadline = std::chrono::steady_clock::now() - std::chrono::seconds(1);
  TrueCandidates study = true_candidates(Grid(), bounds);
  EXPECT_EQ(study.end, SearchEnd::out_of_time);
  EXPECT_EQ(study.proven, Candidates());
  EXPECT_EQ(study.undecided, Candidates::all());

  std::stop_source source;
  source.request_stop();
  bounds = {};
  bounds.stop = source.get_token();
  study = true_candidates(Grid(), bounds);
  EXPECT_EQ(study.end, SearchEnd::stopped);
  EXPECT_FALSE(study.exact());
}

}  // namespace
}  // namespace nonet
