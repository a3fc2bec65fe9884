#include <gtest/gtest.h>

#include <string>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::test {
namespace {

TEST(LastCell, IsTheOnlyOneOpen) {
  CandidateSketch sketch;
  for (int column = 0; column < 8; ++column)
    sketch.entry("r1c" + std::to_string(column + 1), column + 1);
  EXPECT_EQ(found(logic::kLastCell, sketch.board()), "r1c9=9");
}

TEST(LastCell, IsNotOneOfTwo) {
  CandidateSketch sketch;
  for (int column = 0; column < 7; ++column)
    sketch.entry("r1c" + std::to_string(column + 1), column + 1);
  EXPECT_EQ(found(logic::kLastCell, sketch.board()), "");
}

}  // namespace
}  // namespace nonet::test
