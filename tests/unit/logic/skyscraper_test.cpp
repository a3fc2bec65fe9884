#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(Skyscraper, StrikesWhatSeesBothFarEnds) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::row(4), {1, 8});
  EXPECT_EQ(found(logic::kSkyscraper, sketch.board()), "r23c9,r46c7<>5");
  sketch.add("r1c5", 5);
  EXPECT_EQ(found(logic::kSkyscraper, sketch.board()), "");
}

TEST(Skyscraper, WorksAcross) {
  CandidateSketch sketch;
  sketch.only(5, House::column(0), {1, 6});
  sketch.only(5, House::column(4), {1, 8});
  EXPECT_EQ(found(logic::kSkyscraper, sketch.board()), "r7c46,r9c23<>5");
}

TEST(Skyscraper, IsNoXWing) {
  CandidateSketch sketch;
  sketch.only(5, House::row(0), {1, 6});
  sketch.only(5, House::row(4), {1, 6});
  EXPECT_EQ(found(logic::kSkyscraper, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
