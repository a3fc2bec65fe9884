#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(WxyzWing, StrikesTheFreeDigit) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "1234");
  sketch.cell("r1c5", "14");
  sketch.cell("r1c8", "24");
  sketch.cell("r2c2", "34");
  EXPECT_EQ(found(logic::kWxyzWing, sketch.board()), "r1c23<>4");
  sketch.add("r2c2", 1);
  EXPECT_EQ(found(logic::kWxyzWing, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
