#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(AlsXz, StrikesTheOtherCommonDigit) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c2", "23");
  sketch.cell("r5c1", "13");
  EXPECT_EQ(found(logic::kAlsXz, sketch.board()), "r23c1,r456c2<>3");
  sketch.add("r1c2", 1);
  EXPECT_EQ(found(logic::kAlsXz, sketch.board()), "");
}

TEST(AlsXz, LocksBothSetsWhenDoublyLinked) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "12");
  EXPECT_EQ(found(logic::kDoublyLinkedAlsXz, sketch.board()), "r1c2346789<>12");
  sketch.add("r1c5", 3);
  EXPECT_EQ(found(logic::kDoublyLinkedAlsXz, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
