#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(WWing, StrikesTheOtherDigit) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r5c5", "12");
  sketch.only(1, House::row(8), {0, 4});
  EXPECT_EQ(found(logic::kWWing, sketch.board()), "r1c5,r5c1<>2");
  sketch.add("r9c7", 1);
  EXPECT_EQ(found(logic::kWWing, sketch.board()), "");
}

TEST(WWing, NeedsEqualPairs) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r5c5", "13");
  sketch.only(1, House::row(8), {0, 4});
  EXPECT_EQ(found(logic::kWWing, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
