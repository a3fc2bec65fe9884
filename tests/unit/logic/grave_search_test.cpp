#include "logic/techniques/grave_search.hpp"

#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "nonet/text.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

// With one more candidate, in a cell that has two, nothing is left of a BUG with one or two cells.
void expect_no_grave_with_one_more(const logic::TechniqueEntry& technique) {
  const auto puzzle = parse(technique.info.example);
  ASSERT_TRUE(puzzle);
  const logic::Board board(*puzzle);
  EXPECT_NE(found(technique, board), "");
  Puzzle spoiled = *puzzle;
  if (!spoiled.marks) spoiled.marks = board.all_candidates();
  int spoilt = 0;
  for (Cell cell : board.open()) {
    if (board.candidates(cell).size() != 2) continue;
    for (Digit digit : DigitSet::all() - board.candidates(cell)) {
      DigitSet& marks = (*spoiled.marks)[cell];
      const DigitSet before = marks;
      marks.insert(digit);
      const logic::Board more(spoiled);
      if (more.has(cell, digit)) {
        EXPECT_EQ(found(technique, more), "") << cell.name() << " " << digit.value();
        ++spoilt;
      }
      marks = before;
    }
  }
  EXPECT_GT(spoilt, 0);
}

TEST(GraveSearch, OneCandidateMoreIsNoBug1) {
  expect_no_grave_with_one_more(logic::kBug1);
}

TEST(GraveSearch, OneCandidateMoreIsNoBug4) {
  expect_no_grave_with_one_more(logic::kBug4);
}

TEST(GraveSearch, AFreshBoardIsNone) {
  logic::Grave grave;
  EXPECT_FALSE(logic::find_grave(CandidateSketch().board(), grave));
}

}  // namespace
}  // namespace nonet::test
