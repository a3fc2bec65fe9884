#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(UniqueRectangle5, StrikesWhatSeesAllExtras) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c4", "123");
  sketch.cell("r2c1", "123");
  sketch.cell("r2c4", "12");
  EXPECT_EQ(found(logic::kUniqueRectangle5, sketch.board()), "r1c23,r2c56<>3");
  sketch.add("r2c1", 4);
  EXPECT_EQ(found(logic::kUniqueRectangle5, sketch.board()), "");
}

TEST(UniqueRectangle5, TakesTwoBoxesOnly) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c4", "123");
  sketch.cell("r4c1", "123");
  sketch.cell("r4c4", "12");
  EXPECT_EQ(found(logic::kUniqueRectangle5, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
