#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(SimpleColouring, TrapsWhatSeesBothColours) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::column(6), {0, 4});
  sketch.only(5, House::row(4), {6, 0});
  EXPECT_EQ(found(logic::kColourTrap, sketch.board()), "r23c1,r46c2<>5");
  EXPECT_EQ(found(logic::kColourWrap, sketch.board()), "");
  sketch.add("r3c7", 5);
  EXPECT_EQ(found(logic::kColourTrap, sketch.board()), "");
}

TEST(SimpleColouring, WrapsAColourThatIsTwiceInAHouse) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {0, 6});
  sketch.only(5, House::column(6), {0, 4});
  sketch.only(5, House::row(4), {6, 2});
  sketch.only(5, House::column(2), {4, 1});
  EXPECT_EQ(found(logic::kColourWrap, sketch.board()), "r1c1,r2c3,r5c7<>5");
  sketch.add("r3c3", 5);
  EXPECT_EQ(found(logic::kColourWrap, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
