#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(HiddenRectangle, StrikesWhatWouldCompleteIt) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.only(1, House::row(1), {0, 3});
  sketch.only(1, House::column(3), {0, 1});
  EXPECT_EQ(found(logic::kHiddenRectangle, sketch.board()), "r2c4<>2");
  sketch.add("r2c8", 1);
  EXPECT_EQ(found(logic::kHiddenRectangle, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
