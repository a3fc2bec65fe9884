#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(EmptyRectangle, StrikesOverAStrongLink) {
  CandidateSketch sketch;
  sketch.only(5, House::box(0), {1, 3, 5, 7});
  sketch.only(5, House::column(7), {1, 6});
  EXPECT_EQ(found(logic::kEmptyRectangle, sketch.board()), "r7c2<>5");
  sketch.add("r4c8", 5);
  EXPECT_EQ(found(logic::kEmptyRectangle, sketch.board()), "");
}

TEST(EmptyRectangle, NeedsACross) {
  CandidateSketch sketch;
  sketch.only(5, House::box(0), {0, 1, 3, 5, 7});
  sketch.only(5, House::column(7), {1, 6});
  EXPECT_EQ(found(logic::kEmptyRectangle, sketch.board()), "");
}

TEST(EmptyRectangle, MayHaveTheMiddle) {
  CandidateSketch sketch;
  sketch.only(5, House::box(0), {1, 4, 5});
  sketch.only(5, House::column(7), {1, 6});
  EXPECT_EQ(found(logic::kEmptyRectangle, sketch.board()), "r7c2<>5");
}

}  // namespace
}  // namespace nonet::test
