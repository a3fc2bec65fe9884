#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(MultiColouring, StrikesWhatSeesBothOpposites) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::row(4), {1, 8});
  EXPECT_EQ(found(logic::kMultiColouring1, sketch.board()), "r23c9,r46c7<>5");
  EXPECT_EQ(found(logic::kMultiColouring2, sketch.board()), "");
  sketch.add("r1c5", 5);
  EXPECT_EQ(found(logic::kMultiColouring1, sketch.board()), "");
}

TEST(MultiColouring, StrikesAColourBetweenTwo) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 3});
  sketch.only(5, House::column(3), {0, 5});
  sketch.only(5, House::row(4), {1, 4});
  EXPECT_EQ(found(logic::kMultiColouring2, sketch.board()), "r1c2,r6c4<>5");
  sketch.add("r5c9", 5);
  EXPECT_EQ(found(logic::kMultiColouring2, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
