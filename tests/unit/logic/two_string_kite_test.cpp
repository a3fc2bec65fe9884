#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(TwoStringKite, StrikesWhereTheStringsMeet) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::column(0), {2, 7});
  EXPECT_EQ(found(logic::kTwoStringKite, sketch.board()), "r8c7<>5");
  EXPECT_EQ(found(logic::kSkyscraper, sketch.board()), "");
  sketch.add("r6c1", 5);
  EXPECT_EQ(found(logic::kTwoStringKite, sketch.board()), "");
}

TEST(TwoStringKite, NeedsACommonBox) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::column(0), {4, 7});
  EXPECT_EQ(found(logic::kTwoStringKite, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
