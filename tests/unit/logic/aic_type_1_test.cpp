#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(AicType1, StrikesWhatSeesBothEnds) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r5c8", "12");
  sketch.only(2, House::column(4), {0, 4});
  EXPECT_EQ(found(logic::kAicType1, sketch.board()), "r1c8,r5c1<>1");
  sketch.add("r7c5", 2);
  EXPECT_EQ(found(logic::kAicType1, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
