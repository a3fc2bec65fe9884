#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(SashimiXWing, MayLackACorner) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::row(4), {1, 7});
  EXPECT_EQ(found(logic::kSashimiXWing, sketch.board()), "r23c8<>5; r46c7<>5");
  EXPECT_EQ(found(logic::kFinnedXWing, sketch.board()), "");
  sketch.add("r5c1", 5);
  sketch.add("r1c4", 5);
  EXPECT_EQ(found(logic::kSashimiXWing, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
