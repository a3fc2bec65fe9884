#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(SashimiSwordfish, MayHaveALineOfOnePlace) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 4});
  sketch.only(5, House::row(4), {4, 7});
  sketch.only(5, House::row(8), {1, 6});
  EXPECT_EQ(found(logic::kSashimiSwordfish, sketch.board()), "r46c7<>5; r78c8<>5");
  EXPECT_EQ(found(logic::kFinnedSwordfish, sketch.board()), "");
  sketch.add("r5c1", 5);
  EXPECT_EQ(found(logic::kSashimiSwordfish, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
