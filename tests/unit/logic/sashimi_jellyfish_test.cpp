#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(SashimiJellyfish, MayHaveALineOfOnePlace) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {0, 3});
  sketch.only(5, House::row(3), {3, 6, 7});
  sketch.only(5, House::row(6), {5, 6});
  sketch.only(5, House::row(8), {0, 5});
  EXPECT_EQ(found(logic::kSashimiJellyfish, sketch.board()), "r8c4<>5");
}

}  // namespace
}  // namespace nonet::test
