#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(SueDeCoq, LocksAllDigits) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "1234");
  sketch.cell("r1c2", "1234");
  sketch.cell("r1c5", "12");
  sketch.cell("r3c3", "34");
  EXPECT_EQ(found(logic::kSueDeCoq, sketch.board()), "r1c346789<>12, r1c3,r2c123,r3c12<>34");
  sketch.add("r1c5", 3);
  EXPECT_EQ(found(logic::kSueDeCoq, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
