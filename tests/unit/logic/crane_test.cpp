#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(Crane, JoinsABoxAndALine) {
  CandidateSketch sketch;
  sketch.only(5, House::box(4), {0, 5});
  sketch.only(5, House::row(7), {3, 8});
  EXPECT_EQ(found(logic::kCrane, sketch.board()), "r5c9<>5");
  EXPECT_EQ(found(logic::kSkyscraper, sketch.board()), "");
  EXPECT_EQ(found(logic::kTwoStringKite, sketch.board()), "");
  sketch.add("r6c5", 5);
  EXPECT_EQ(found(logic::kCrane, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
