#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(ContinuousNiceLoop, MakesEveryWeakLinkStrong) {
  CandidateSketch sketch;
  sketch.only(1, House::row(0), {0, 4});
  sketch.only(1, House::row(4), {0, 4});
  EXPECT_EQ(found(logic::kContinuousNiceLoop, sketch.board()), "r2346789c15<>1");
  sketch.add("r5c9", 1);
  EXPECT_EQ(found(logic::kContinuousNiceLoop, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
