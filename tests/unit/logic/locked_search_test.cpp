#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(LockedSearch, PointsOutOfABox) {
  CandidateSketch sketch;
  sketch.only(5, House::box(0), {0, 1});
  EXPECT_EQ(found(logic::kPointing, sketch.board()), "r1c456789<>5");
  sketch.add("r2c3", 5);
  EXPECT_EQ(found(logic::kPointing, sketch.board()), "");
}

TEST(LockedSearch, ClaimsTheRestOfABox) {
  CandidateSketch sketch;
  sketch.only(5, House::column(0), {3, 5});
  EXPECT_EQ(found(logic::kClaiming, sketch.board()), "r456c23<>5");
  sketch.add("r9c1", 5);
  EXPECT_EQ(found(logic::kClaiming, sketch.board()), "");
}

TEST(LockedSearch, OffersNothingWhereNothingGoes) {
  CandidateSketch sketch;
  sketch.only(5, House::box(0), {0, 1});
  sketch.only(5, House::row(0), {0, 1});
  EXPECT_EQ(found(logic::kPointing, sketch.board()), "");
  EXPECT_EQ(found(logic::kClaiming, sketch.board()), "");
}

TEST(LockedSearch, PlacesWhatPointingLeaves) {
  CandidateSketch sketch;
  sketch.only(5, House::box(0), {0, 1});
  sketch.only(5, House::box(1), {0, 4});
  EXPECT_EQ(found(logic::kDirectPointing, sketch.board()), "r2c5=5");
  sketch.add("r3c4", 5);
  EXPECT_EQ(found(logic::kDirectPointing, sketch.board()), "");
}

TEST(LockedSearch, PlacesWhatClaimingLeaves) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {0, 1});
  sketch.only(5, House::row(1), {2, 7});
  EXPECT_EQ(found(logic::kDirectClaiming, sketch.board()), "r2c8=5");
  sketch.add("r2c9", 5);
  EXPECT_EQ(found(logic::kDirectClaiming, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
