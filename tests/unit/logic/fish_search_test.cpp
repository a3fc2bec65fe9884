#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(FishSearch, FindsXWingsInRowsAndColumns) {
  CandidateSketch rows;
  rows.only(5, House::row(0), {1, 6});
  rows.only(5, House::row(4), {1, 6});
  EXPECT_EQ(found(logic::kXWing, rows.board()), "r2346789c27<>5");
  CandidateSketch columns;
  columns.only(5, House::column(0), {1, 6});
  columns.only(5, House::column(4), {1, 6});
  EXPECT_EQ(found(logic::kXWing, columns.board()), "r27c2346789<>5");
}

TEST(FishSearch, TakesNoXWingWithAFin) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::row(4), {1, 6});
  sketch.add("r5c9", 5);
  EXPECT_EQ(found(logic::kXWing, sketch.board()), "");
}

TEST(FishSearch, TakesNoXWingThatStrikesNothing) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::row(4), {1, 6});
  sketch.only(5, House::column(1), {0, 4});
  sketch.only(5, House::column(6), {0, 4});
  EXPECT_EQ(found(logic::kXWing, sketch.board()), "");
}

TEST(FishSearch, NeedsNotEveryCrossingOfASwordfish) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 4});
  sketch.only(5, House::row(3), {4, 7});
  sketch.only(5, House::row(6), {1, 7});
  EXPECT_EQ(found(logic::kSwordfish, sketch.board()), "r235689c258<>5");
  EXPECT_EQ(found(logic::kXWing, sketch.board()), "");
  sketch.add("r7c9", 5);
  EXPECT_EQ(found(logic::kSwordfish, sketch.board()), "");
}

TEST(FishSearch, TakesFourLinesForAJellyfish) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 4});
  sketch.only(5, House::row(3), {4, 7});
  sketch.only(5, House::row(6), {7, 8});
  sketch.only(5, House::row(8), {1, 8});
  EXPECT_EQ(found(logic::kJellyfish, sketch.board()), "r23568c2589<>5");
  EXPECT_EQ(found(logic::kSwordfish, sketch.board()), "");
  sketch.add("r1c1", 5);
  EXPECT_EQ(found(logic::kJellyfish, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
