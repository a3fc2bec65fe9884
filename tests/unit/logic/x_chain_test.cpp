#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(XChain, GoesThroughThreeHouses) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::row(4), {6, 3});
  sketch.only(5, House::row(8), {3, 0});
  EXPECT_EQ(found(logic::kXChain, sketch.board()), "r23c1,r78c2<>5");
  EXPECT_EQ(found(logic::kSkyscraper, sketch.board()), "");
  sketch.add("r5c1", 5);
  EXPECT_EQ(found(logic::kXChain, sketch.board()), "");
}

TEST(XChain, MayPassThroughAGroup) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6, 7});
  sketch.only(5, House::column(8), {2, 7});
  EXPECT_EQ(found(logic::kGroupedXChain, sketch.board()), "r8c2<>5");
  EXPECT_EQ(found(logic::kXChain, sketch.board()), "");
  sketch.add("r1c4", 5);
  EXPECT_EQ(found(logic::kGroupedXChain, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
