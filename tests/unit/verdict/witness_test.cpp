#include "verdict/witness.hpp"

#include <gmock/gmock.h>

#include "nonet/rules.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::verdict {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Witness, DigitsThatStandNowhereAreInterchangeable) {
  EXPECT_EQ(interchangeable_digits(grid_of("1234567")), (DigitSet{Digit(8), Digit(9)}));
  EXPECT_EQ(interchangeable_digits(Grid()), DigitSet::all());
}

TEST(Witness, OneMissingDigitHasNothingToSwapWith) {
  EXPECT_TRUE(interchangeable_digits(grid_of("12345678")).empty());
}

TEST(Witness, EntriesAndMarksTellDigitsApart) {
  Puzzle puzzle = grid_of("1234567");
  puzzle.entries.set(Cell(80), Digit(8));
  EXPECT_TRUE(interchangeable_digits(puzzle).empty());
  puzzle = grid_of("1234567");
  puzzle.marks = Candidates::all();
  EXPECT_TRUE(interchangeable_digits(puzzle).empty());
}

TEST(Witness, SwappingExchangesTwoDigitsAndNothingElse) {
  EXPECT_EQ(swap_digits(grid_of("1213"), Digit(1), Digit(2)), grid_of("2123"));
  EXPECT_THAT(differing_cells(grid_of("1213"), grid_of("2123")),
              ElementsAre(Cell(0), Cell(1), Cell(2)));
  EXPECT_THAT(differing_cells(Grid(), Grid()), IsEmpty());
}

TEST(Witness, WithInterchangeableDigitsTheSecondIsTheFirstSwapped) {
  Answer answer;
  find_witnesses(grid_of("1234567"), {}, answer);
  EXPECT_EQ(answer.verdict, Verdict::multiple);
  EXPECT_TRUE(obeys_rules(answer.solution));
  EXPECT_EQ(answer.second, swap_digits(answer.solution, Digit(8), Digit(9)));
}

TEST(Witness, ASwapSavesTheSearchForASecondCompletion) {
  Answer answer;
  Bounds bounds;
  for (bounds.max_steps = 0; !answer.solution.is_full(); ++bounds.max_steps) {
    EXPECT_NE(answer.verdict, Verdict::multiple);
    find_witnesses(grid_of("1234567"), bounds, answer);
  }
  EXPECT_EQ(answer.verdict, Verdict::multiple);
  EXPECT_TRUE(answer.second.is_full());
}

}  // namespace
}  // namespace nonet::verdict
