#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(HiddenSingle, IsTheOnlyPlaceInAHouse) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {3});
  EXPECT_EQ(found(logic::kHiddenSingle, sketch.board()), "r1c4=5");
  sketch.add("r1c8", 5);
  EXPECT_EQ(found(logic::kHiddenSingle, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
