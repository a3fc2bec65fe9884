#include <gmock/gmock.h>

#include "nonet/verdict.hpp"
#include "support/obstacle_checker.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(Check, AConflictComesWithEveryClash) {
  const Judgement judgement = check(grid_of(".99"));
  EXPECT_EQ(judgement.verdict(), Verdict::conflict);
  EXPECT_THAT(judgement.conflicts, SizeIs(2));
  EXPECT_EQ(judgement.answer.solution, Grid());
}

TEST(Check, SeveralSolutionsComeWithTheCellsInWhichTheyDiffer) {
  const Judgement judgement = check(
      grid_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."));
  EXPECT_EQ(judgement.verdict(), Verdict::multiple);
  EXPECT_THAT(judgement.interchangeable, IsEmpty());
  for (int i = 0; i < kCellCount; ++i)
    EXPECT_EQ(std::ranges::count(judgement.differing, Cell(i)) == 1,
              judgement.answer.solution[Cell(i)] != judgement.answer.second[Cell(i)]);
}

TEST(Check, InterchangeableDigitsAreNamed) {
  const Judgement judgement = check(grid_of("1234567"));
  EXPECT_EQ(judgement.verdict(), Verdict::multiple);
  EXPECT_THAT(judgement.interchangeable, ElementsAre(Digit(8), Digit(9)));
  EXPECT_THAT(judgement.differing, SizeIs(18));
}

TEST(Check, FewGivensAreNotYetSeveralSolutions) {
  // 17 givens that name only six digits, and yet there is no completion.
  const Puzzle puzzle =
      grid_of(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
  const Judgement judgement = check(puzzle);
  EXPECT_EQ(judgement.verdict(), Verdict::none);
  ASSERT_TRUE(judgement.obstacle);
  EXPECT_EQ(objection(puzzle, *judgement.obstacle), "");
  EXPECT_THAT(judgement.interchangeable, IsEmpty());
}

TEST(Check, AnObstacleDecidesWhatTheBoundsLeftOpen) {
  Bounds bounds;
  bounds.max_steps = 1;
  EXPECT_EQ(
      check(grid_of(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4....."
                    "...."),
            bounds)
          .verdict(),
      Verdict::none);
}

TEST(Check, UndecidedTellsTheBound) {
  const Puzzle hard =
      grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  Bounds bounds;
  bounds.max_steps = 3;
  Judgement judgement = check(hard, bounds);
  EXPECT_EQ(judgement.verdict(), Verdict::undecided);
  EXPECT_EQ(judgement.end, SearchEnd::out_of_steps);

  std::stop_source source;
  source.request_stop();
  bounds = {};
  bounds.stop = source.get_token();
  judgement = check(hard, bounds);
  EXPECT_EQ(judgement.verdict(), Verdict::undecided);
  EXPECT_EQ(judgement.end, SearchEnd::stopped);
}

TEST(Check, AUniquePuzzleHasNoEvidence) {
  const Judgement judgement = check(
      grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  EXPECT_EQ(judgement.verdict(), Verdict::unique);
  EXPECT_FALSE(judgement.obstacle);
  EXPECT_THAT(judgement.differing, IsEmpty());
}

}  // namespace
}  // namespace nonet
