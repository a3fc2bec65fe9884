#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

// Eight cells of two candidates, each tied to the next: in pairs that share a house they are four
// sets. (Four or six such cells make two or three sets, which have names of their own.)
CandidateSketch four_sets() {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "23");
  sketch.cell("r5c5", "34");
  sketch.cell("r5c9", "45");
  sketch.cell("r9c9", "56");
  sketch.cell("r9c3", "67");
  sketch.cell("r6c3", "78");
  sketch.cell("r6c8", "18");
  return sketch;
}

TEST(AlsChain, LocksADigitInItsEnds) {
  EXPECT_EQ(found(logic::kAlsChain, four_sets().board()), "r1c8,r6c1<>1");
}

TEST(AlsChain, BreaksWhereASetCanSpareTwo) {
  CandidateSketch sketch = four_sets();
  sketch.add("r5c5", 9);
  EXPECT_EQ(found(logic::kAlsChain, sketch.board()), "");
}

TEST(AlsChain, BreaksWhereTwoSetsCanHaveTheSameDigit) {
  CandidateSketch sketch = four_sets();
  sketch.add("r9c9", 7);
  EXPECT_EQ(found(logic::kAlsChain, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
