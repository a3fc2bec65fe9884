#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(SubsetSearch, FindsNakedPairs) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "12");
  EXPECT_EQ(found(logic::kNakedPair, sketch.board()), "r1c2346789<>12");
  sketch.add("r1c5", 3);
  EXPECT_EQ(found(logic::kNakedPair, sketch.board()), "");
}

TEST(SubsetSearch, WantsOneHouseForAPair) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r5c5", "12");
  EXPECT_EQ(found(logic::kNakedPair, sketch.board()), "");
}

TEST(SubsetSearch, FindsNakedTripletsOfTwoDigitsEach) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "23");
  sketch.cell("r1c9", "13");
  EXPECT_EQ(found(logic::kNakedTriplet, sketch.board()), "r1c234678<>123");
  sketch.cell("r1c9", "14");
  EXPECT_EQ(found(logic::kNakedTriplet, sketch.board()), "");
}

TEST(SubsetSearch, FindsNakedQuads) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c5", "23");
  sketch.cell("r1c8", "34");
  sketch.cell("r1c9", "14");
  EXPECT_EQ(found(logic::kNakedQuad, sketch.board()), "r1c23467<>1234");
  sketch.add("r1c9", 5);
  EXPECT_EQ(found(logic::kNakedQuad, sketch.board()), "");
}

TEST(SubsetSearch, FindsHiddenPairs) {
  CandidateSketch sketch;
  sketch.only(1, House::row(0), {0, 4});
  sketch.only(2, House::row(0), {0, 4});
  EXPECT_EQ(found(logic::kHiddenPair, sketch.board()), "r1c15<>3456789");
  sketch.add("r1c9", 2);
  EXPECT_EQ(found(logic::kHiddenPair, sketch.board()), "");
}

TEST(SubsetSearch, FindsHiddenTripletsAndQuads) {
  CandidateSketch sketch;
  sketch.only(1, House::row(0), {0, 4});
  sketch.only(2, House::row(0), {4, 8});
  sketch.only(3, House::row(0), {0, 8});
  EXPECT_EQ(found(logic::kHiddenTriplet, sketch.board()), "r1c159<>456789");
  sketch.add("r1c8", 3);
  EXPECT_EQ(found(logic::kHiddenTriplet, sketch.board()), "");
  sketch.only(4, House::row(0), {7, 8});
  EXPECT_EQ(found(logic::kHiddenQuad, sketch.board()), "r1c1589<>56789");
  sketch.add("r1c2", 4);
  EXPECT_EQ(found(logic::kHiddenQuad, sketch.board()), "");
}

TEST(SubsetSearch, PlacesWhatAHiddenPairLeaves) {
  CandidateSketch sketch;
  sketch.only(1, House::row(0), {0, 4});
  sketch.only(2, House::row(0), {0, 4});
  sketch.only(7, House::row(0), {0, 8});
  EXPECT_EQ(found(logic::kDirectHiddenPair, sketch.board()), "r1c9=7");
  sketch.add("r1c6", 7);
  EXPECT_EQ(found(logic::kDirectHiddenPair, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
