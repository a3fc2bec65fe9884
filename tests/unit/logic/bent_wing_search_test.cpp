#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(BentWingSearch, FindsAnXyWing) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "13");
  sketch.cell("r5c1", "23");
  EXPECT_EQ(found(logic::kXyWing, sketch.board()), "r5c5<>3");
}

TEST(BentWingSearch, WantsOneDigitInBothPincers) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "13");
  sketch.cell("r5c1", "24");
  EXPECT_EQ(found(logic::kXyWing, sketch.board()), "");
  sketch.cell("r5c1", "13");
  EXPECT_EQ(found(logic::kXyWing, sketch.board()), "");
}

TEST(BentWingSearch, WantsBothPincersToSeeThePivot) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "13");
  sketch.cell("r5c2", "23");
  EXPECT_EQ(found(logic::kXyWing, sketch.board()), "");
}

TEST(BentWingSearch, FindsAnXyzWingWhereAllThreeSee) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "123");
  sketch.cell("r1c5", "13");
  sketch.cell("r2c2", "23");
  EXPECT_EQ(found(logic::kXyzWing, sketch.board()), "r1c23<>3");
  sketch.add("r1c1", 4);
  EXPECT_EQ(found(logic::kXyzWing, sketch.board()), "");
}

TEST(BentWingSearch, StrikesNothingWhereNoCellSeesAllThree) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "123");
  sketch.cell("r1c5", "13");
  sketch.cell("r5c1", "23");
  EXPECT_EQ(found(logic::kXyzWing, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
