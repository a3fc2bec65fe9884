#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(UniqueRectangle6, StrikesTheCrosswiseDigit) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r2c4", "12");
  sketch.only(1, House::row(0), {0, 3});
  sketch.only(1, House::row(1), {0, 3});
  EXPECT_EQ(found(logic::kUniqueRectangle6, sketch.board()), "r1c4,r2c1<>1");
  sketch.add("r2c8", 1);
  EXPECT_EQ(found(logic::kUniqueRectangle6, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
