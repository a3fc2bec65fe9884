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

TEST(Witness, ASwapSavesTheSearchForASecondCompletion) {
  const Witnesses found = find_witnesses(grid_of("1234567"), {});
  EXPECT_EQ(found.answer.verdict, Verdict::multiple);
  EXPECT_EQ(found.search.solutions, 1u);
  EXPECT_EQ(differing_cells(found.answer.solution, found.answer.second).size(), 18u);
  EXPECT_TRUE(obeys_rules(found.answer.second));
}

}  // namespace
}  // namespace nonet::verdict
