#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(NakedSingle, IsTheOnlyDigitOfACell) {
  CandidateSketch sketch;
  sketch.cell("r1c4", "5");
  EXPECT_EQ(found(logic::kNakedSingle, sketch.board()), "r1c4=5");
  sketch.add("r1c4", 6);
  EXPECT_EQ(found(logic::kNakedSingle, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
