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
  options.least_givens = options.most_givens = 81;
  EXPECT_EQ(fault(options), "");
  EXPECT_EQ(reason(options), "");
  options.most_givens = 30;
  options.least_givens = 0;
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

TEST(Feasible, MoreGivensThanAMinimalPuzzleHas) {
  GenerateOptions options;
  options.least_givens = 64;
  EXPECT_THAT(reason(options), HasSubstr("more than 63 givens, and 64 to 81 were"));
  options.symmetry = GivenSymmetry::rotate180;  // minimal is another thing then
  EXPECT_EQ(reason(options), "");
  options = {};
  options.least_givens = 63;
  EXPECT_EQ(reason(options), "");
  options.sampling = Sampling::controlled;
  options.least_givens = 70;
  EXPECT_THAT(reason(options), HasSubstr("more than 63"));
}

TEST(Feasible, PatternsOfNoMinimalPuzzle) {
  GenerateOptions options;
  options.pattern = sample_solution();
  EXPECT_THAT(reason(options), HasSubstr("the pattern has 81"));
  const std::string row = "1.1.1.1.1";
  const std::string column = ".1.1.1.1.";
  options.pattern =
      grid_of(row + column + row + column + "111111111" + column + row + column + row);
  EXPECT_THAT(reason(options), HasSubstr("row 5 of the pattern has nine givens"));
  std::string lines;
  for (int i = 0; i < 9; ++i) lines += i % 2 == 0 ? "1.111.11." : ".1.1.1..1";
  options.pattern = grid_of(lines);
  EXPECT_THAT(reason(options), HasSubstr("column 4 of the pattern has nine givens"));
  lines.clear();
  for (int i = 0; i < 9; ++i) lines += i < 3 ? "111.1...." : i < 6 ? ".1.1.1..1" : "1...1.11.";
  options.pattern = grid_of(lines);
  EXPECT_THAT(reason(options), HasSubstr("box 1 of the pattern has nine givens"));
  options.minimal = false;
  EXPECT_EQ(reason(options), "");
}

TEST(Feasible, NeighboursThatThereAreNone) {
  GenerateOptions options;
  options.from =
      grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  EXPECT_EQ(reason(options), "");
  options.least_givens = options.most_givens = 23;
  EXPECT_THAT(reason(options), HasSubstr("of 21 givens 2 taken away and 2 put in make 21"));
  options.add = 4;
  options.remove = 2;
  EXPECT_EQ(reason(options), "");
  options.least_givens = 0;
  options.most_givens = 81;
  options.remove = 0;
  EXPECT_THAT(reason(options), HasSubstr("no given that is added is needed"));
  options.minimal = false;
  options.most_givens = 40;
  EXPECT_EQ(reason(options), "");
  options.add = 0;
  EXPECT_THAT(reason(options), HasSubstr("no other puzzle"));
  options.remove = 1;
  EXPECT_THAT(reason(options), HasSubstr("needs each of its givens"));
  options = {};
  options.from = sample_solution();
  EXPECT_THAT(reason(options), HasSubstr("81 would be left"));
  options.add = 3;
  options.remove = 0;
  EXPECT_THAT(reason(options), HasSubstr("more than there are cells"));
}

TEST(Feasible, CompletionsThatThereAreNone) {
  GenerateOptions options;
  options.from = grid_of("8..........36......7..9.2...5...7.......457.....1...3");
  options.most_givens = 17;
  EXPECT_EQ(reason(options), "");
  options.from = grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..8");
  EXPECT_THAT(reason(options), HasSubstr("has 17 givens and needs more"));
}

}  // namespace
}  // namespace nonet::generate
