#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(DiscontinuousNiceLoop, ProvesItsStart) {
  CandidateSketch sketch;
  sketch.cell("r9c5", "12");
  sketch.only(2, House::column(0), {4, 8});
  sketch.only(1, House::column(0), {0, 4});
  sketch.only(1, House::row(0), {0, 4});
  EXPECT_EQ(found(logic::kDiscontinuousNiceLoop, sketch.board()), "r1c1=1");
  sketch.add("r9c5", 7);
  EXPECT_EQ(found(logic::kDiscontinuousNiceLoop, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
