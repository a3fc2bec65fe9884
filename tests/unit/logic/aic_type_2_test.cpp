#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(AicType2, StrikesEachDigitFromTheOthersCell) {
  CandidateSketch sketch;
  sketch.only(1, House::row(0), {0, 4});
  sketch.only(2, House::column(4), {0, 4});
  sketch.cell("r5c1", "23");
  EXPECT_EQ(found(logic::kAicType2, sketch.board()), "r1c1<>3");
  sketch.add("r7c5", 2);
  EXPECT_EQ(found(logic::kAicType2, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
