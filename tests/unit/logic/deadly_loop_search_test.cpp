#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

// Two rows, two columns, two boxes.
CandidateSketch rectangle() {
  CandidateSketch sketch;
  for (const char* cell : {"r1c1", "r2c1", "r1c4", "r2c4"}) sketch.cell(cell, "12");
  return sketch;
}

TEST(DeadlyLoopSearch, Type1LeavesTheFourthCorner) {
  CandidateSketch sketch = rectangle();
  sketch.add("r2c4", 3);
  EXPECT_EQ(found(logic::kUniqueRectangle1, sketch.board()), "r2c4<>12");
  sketch.add("r2c1", 4);
  EXPECT_EQ(found(logic::kUniqueRectangle1, sketch.board()), "");
}

TEST(DeadlyLoopSearch, FourBoxesAreNotDeadly) {
  CandidateSketch sketch;
  for (const char* cell : {"r1c1", "r4c1", "r1c4"}) sketch.cell(cell, "12");
  sketch.cell("r4c4", "123");
  EXPECT_EQ(found(logic::kUniqueRectangle1, sketch.board()), "");
}

TEST(DeadlyLoopSearch, Type2StrikesTheCommonDigit) {
  CandidateSketch sketch = rectangle();
  sketch.add("r1c4", 3).add("r2c4", 3);
  EXPECT_EQ(found(logic::kUniqueRectangle2, sketch.board()), "r12c56,r3c456,r456789c4<>3");
  sketch.add("r2c4", 4);
  EXPECT_EQ(found(logic::kUniqueRectangle2, sketch.board()), "");
}

TEST(DeadlyLoopSearch, Type3MakesANakedPairWithTheOthers) {
  CandidateSketch sketch = rectangle();
  sketch.add("r1c4", 3).add("r2c4", 4).cell("r6c4", "34");
  EXPECT_EQ(found(logic::kUniqueRectangle3, sketch.board()), "r345789c4<>34");
  sketch.cell("r6c4", "35");
  EXPECT_EQ(found(logic::kUniqueRectangle3, sketch.board()), "");
}

TEST(DeadlyLoopSearch, Type4LocksOneOfTheTwoDigits) {
  CandidateSketch sketch = rectangle();
  sketch.add("r1c4", 3).add("r2c4", 4);
  sketch.only(1, House::column(3), {0, 1});
  EXPECT_EQ(found(logic::kUniqueRectangle4, sketch.board()), "r12c4<>2");
  sketch.add("r9c4", 1);
  EXPECT_EQ(found(logic::kUniqueRectangle4, sketch.board()), "");
}

TEST(DeadlyLoopSearch, ALoopHasTwoCellsInEachOfItsHouses) {
  CandidateSketch sketch;
  for (const char* cell : {"r1c1", "r1c4", "r2c4", "r2c7", "r3c7"}) sketch.cell(cell, "12");
  sketch.cell("r3c1", "123");
  EXPECT_EQ(found(logic::kUniqueLoop1, sketch.board()), "r3c1<>12");
}

TEST(DeadlyLoopSearch, AStepAsideBreaksTheLoop) {
  CandidateSketch sketch;
  for (const char* cell : {"r1c1", "r1c4", "r2c4", "r2c7", "r3c8"}) sketch.cell(cell, "12");
  sketch.cell("r3c1", "123");
  EXPECT_EQ(found(logic::kUniqueLoop1, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
