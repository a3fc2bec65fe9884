#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(RemotePair, StrikesBothDigits) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "12");
  sketch.cell("r5c5", "12");
  sketch.cell("r5c8", "12");
  EXPECT_EQ(found(logic::kRemotePair, sketch.board()), "r1c8,r5c1<>12");
  sketch.add("r5c5", 3);
  EXPECT_EQ(found(logic::kRemotePair, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
