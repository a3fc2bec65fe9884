#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(XyChain, EndsOnTheSameDigit) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "23");
  sketch.cell("r5c5", "34");
  sketch.cell("r5c8", "14");
  EXPECT_EQ(found(logic::kXyChain, sketch.board()), "r1c8,r5c1<>1");
  sketch.add("r5c5", 5);
  EXPECT_EQ(found(logic::kXyChain, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
