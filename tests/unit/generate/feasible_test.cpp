#include "generate/feasible.hpp"

#include <gmock/gmock.h>

#include "support/puzzle_makers.hpp"

namespace nonet::generate {
namespace {

using testing::HasSubstr;

std::string fault(const GenerateOptions& options) {
  return fault_of(options).value_or("");
}
std::string reason(const GenerateOptions& options) {
  return why_impossible(options).value_or("");
}

Grid sample_solution() {
  RandomDraw draw(1);
  return make_full_grid(draw);
}

TEST(Feasible, PlainWishesAreFine) {
  EXPECT_EQ(fault({}), "");
  EXPECT_EQ(reason({}), "");
  GenerateOptions options;
  options.least_givens = options.most_givens = 17;
  EXPECT_EQ(fault(options), "");
  EXPECT_EQ(reason(options), "");
  options.solution = sample_solution();
  EXPECT_EQ(fault(options), "");
}

TEST(Feasible, NumbersOutOfRange) {
  GenerateOptions options;
  options.least_givens = 30;
  options.most_givens = 20;
  EXPECT_THAT(fault(options), HasSubstr("not 30-20"));
  options.most_givens = 82;
  EXPECT_THAT(fault(options), HasSubstr("from 0 to 81"));
  options = {};
  options.from =
      grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  options.remove = 11;
  EXPECT_THAT(fault(options), HasSubstr("from 0 to 10"));
}

TEST(Feasible, WishesThatCannotStandTogether) {
  GenerateOptions options;
  options.minimal = false;
  EXPECT_THAT(fault(options), HasSubstr("how many"));
  options.most_givens = 30;
  EXPECT_EQ(fault(options), "");
  options.sampling = Sampling::controlled;
  EXPECT_THAT(fault(options), HasSubstr("controlled"));
  options = {};
  options.pattern = sample_solution();
  options.symmetry = GivenSymmetry::full;
  EXPECT_THAT(fault(options), HasSubstr("pattern"));
  options = {};
  options.remove = 1;
  EXPECT_THAT(fault(options), HasSubstr("puzzle to vary"));
  options = {};
  options.solution = grid_of("55");
  EXPECT_THAT(fault(options), HasSubstr("full grid"));
  options = {};
  options.from = grid_of("5");  // several solutions: is completed
  EXPECT_EQ(fault(options), "");
  options.add = 3;
  EXPECT_THAT(fault(options), HasSubstr("completed"));
}

TEST(Feasible, WhatCanBeSeenToBeImpossible) {
  GenerateOptions options;
  options.most_givens = 16;
  EXPECT_THAT(reason(options), HasSubstr("fewer than 17"));
  options = {};
  options.pattern = grid_of("1111111111111111");
  EXPECT_THAT(reason(options), HasSubstr("the pattern has 16"));
  options.pattern = grid_of(std::string(27, '1'));
  EXPECT_THAT(reason(options), HasSubstr("rows 4 and 5"));
  std::string columns;
  for (int row = 0; row < 9; ++row) columns += ".1.111111";
  options.pattern = grid_of(columns);
  EXPECT_THAT(reason(options), HasSubstr("columns 1 and 3"));
  options = {};
  options.from = grid_of("55");
  EXPECT_THAT(reason(options), HasSubstr("no solution"));
}

}  // namespace
}  // namespace nonet::generate
