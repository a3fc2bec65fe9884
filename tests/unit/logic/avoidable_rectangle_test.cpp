#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(AvoidableRectangle, AvoidsTheFourthCorner) {
  CandidateSketch sketch;
  sketch.entry("r1c1", 1);
  sketch.entry("r1c4", 2);
  sketch.entry("r2c1", 2);
  EXPECT_EQ(found(logic::kAvoidableRectangle1, sketch.board()), "r2c4<>1");
  sketch.given("r1c1", 1);
  EXPECT_EQ(found(logic::kAvoidableRectangle1, sketch.board()), "");
}

TEST(AvoidableRectangle, OneOfTwoHasTheExtra) {
  CandidateSketch sketch;
  sketch.entry("r1c1", 1);
  sketch.entry("r1c4", 2);
  sketch.cell("r2c1", "23");
  sketch.cell("r2c4", "13");
  EXPECT_EQ(found(logic::kAvoidableRectangle2, sketch.board()), "r2c2356789<>3");
  sketch.add("r2c1", 4);
  EXPECT_EQ(found(logic::kAvoidableRectangle2, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
