#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(AlsXyWing, IsAnXyWingOfSets) {
  CandidateSketch sketch;
  sketch.cell("r5c5", "12");
  sketch.cell("r5c1", "13");
  sketch.cell("r1c5", "23");
  EXPECT_EQ(found(logic::kAlsXyWing, sketch.board()), "r1c1<>3");
  sketch.add("r5c5", 4);
  EXPECT_EQ(found(logic::kAlsXyWing, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
