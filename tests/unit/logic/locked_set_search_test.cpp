#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(LockedSetSearch, PairsStrikeInBoxAndLine) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c3", "12");
  EXPECT_EQ(found(logic::kLockedPair, sketch.board()), "r1c2456789,r23c123<>12");
  sketch.add("r1c3", 3);
  EXPECT_EQ(found(logic::kLockedPair, sketch.board()), "");
}

TEST(LockedSetSearch, LinesMayBeColumns) {
  CandidateSketch sketch;
  sketch.cell("r4c5", "89");
  sketch.cell("r5c5", "89");
  EXPECT_EQ(found(logic::kLockedPair, sketch.board()), "r123789c5,r45c46,r6c456<>89");
}

TEST(LockedSetSearch, WantsBothHousesToLoseSomething) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c2", "12");
  for (const char* cell : {"r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"})
    sketch.cell(cell, "3456789");
  EXPECT_EQ(found(logic::kLockedPair, sketch.board()), "");
}

TEST(LockedSetSearch, WantsOneBox) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c4", "12");
  EXPECT_EQ(found(logic::kLockedPair, sketch.board()), "");
}

TEST(LockedSetSearch, TripletsNeedAllThreeCells) {
  CandidateSketch sketch;
  sketch.cell("r1c1", "12");
  sketch.cell("r1c2", "23");
  sketch.cell("r1c3", "13");
  EXPECT_EQ(found(logic::kLockedTriplet, sketch.board()), "r1c456789,r23c123<>123");
  EXPECT_EQ(found(logic::kLockedPair, sketch.board()), "");
  sketch.cell("r1c3", "14");
  EXPECT_EQ(found(logic::kLockedTriplet, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
