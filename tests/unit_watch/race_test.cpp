#include "watch/race.hpp"

#include <gmock/gmock.h>

#include "unit_watch/watch_samples.hpp"

namespace nonet::cli {
namespace {

using namespace nonet::test;
using testing::HasSubstr;
using testing::Optional;

RaceRules all_algorithms(std::uint64_t limit) {
  RaceRules rules;
  for (const AlgorithmInfo& info : algorithms()) rules.algorithms.push_back(info.algorithm);
  rules.limit = limit;
  rules.max_steps = 100'000;
  rules.timed = false;
  return rules;
}

RaceLane lane(Algorithm algorithm, SearchEnd end, std::uint64_t solutions,
              std::optional<Grid> first) {
  RaceLane made{algorithm, {}};
  made.result.end = end;
  made.result.solutions = solutions;
  made.result.first = first;
  return made;
}

TEST(Race, EveryAlgorithmIsAskedTheSame) {
  const RaceResult result = race(kClassic, all_algorithms(2));
  EXPECT_EQ(result.disagreement, std::nullopt);
  ASSERT_EQ(result.lanes.size(), algorithms().size());
  for (const RaceLane& its : result.lanes) {
    if (its.algorithm == Algorithm::brute_force) {
      EXPECT_EQ(its.result.end, SearchEnd::out_of_steps);
      EXPECT_EQ(its.result.figures.tries, 100'000u);
    } else {
      EXPECT_EQ(its.result.end, SearchEnd::exhausted);
      EXPECT_EQ(its.result.first, grid_of(kSolved));
    }
    EXPECT_EQ(its.seconds, 0);
    EXPECT_EQ(its.runs, 1);
  }
}

TEST(Race, ShortRunsAreRepeated) {
  RaceRules rules = all_algorithms(1);
  rules.algorithms = {Algorithm::singles};
  rules.timed = true;
  const RaceResult result = race(kClassic, rules);
  EXPECT_GT(result.lanes[0].seconds, 0);
  EXPECT_GE(result.lanes[0].runs, 1);
}

TEST(Race, ContradictionsAreFound) {
  const Puzzle puzzle(kClassic);
  const Grid solution = grid_of(kSolved);
  Grid wrong = solution;
  wrong.set(Cell(0), Digit(9));
  using enum Algorithm;
  using enum SearchEnd;
  const auto conflict = [&](std::vector<RaceLane> lanes) { return disagreement(puzzle, lanes); };
  EXPECT_THAT(conflict({lane(bitmask, limit_reached, 1, wrong)}),
              Optional(HasSubstr("bitmask found a board that is not a solution")));
  EXPECT_THAT(
      conflict({lane(bitmask, exhausted, 0, {}), lane(singles, limit_reached, 1, solution)}),
      Optional(HasSubstr("bitmask says there are 0 solutions, singles found 1")));
  EXPECT_THAT(
      conflict({lane(bitmask, exhausted, 2, solution), lane(singles, exhausted, 1, solution)}),
      Optional(HasSubstr("bitmask says there are 2 solutions, singles found 1")));
  EXPECT_EQ(conflict({lane(bitmask, exhausted, 1, solution), lane(singles, out_of_steps, 0, {}),
                      lane(backtracking, limit_reached, 1, solution)}),
            std::nullopt);
}

TEST(Race, TwoOnlySolutionsCannotDiffer) {
  const Grid one = grid_of(kSolved);
  Grid other = one;  // every 1 and 2 swapped: also a solution of an empty board
  for (int i = 0; i < kCellCount; ++i) {
    if (one.value_at(Cell(i)) == 1) other.set(Cell(i), Digit(2));
    if (one.value_at(Cell(i)) == 2) other.set(Cell(i), Digit(1));
  }
  const std::vector<RaceLane> lanes{lane(Algorithm::bitmask, SearchEnd::exhausted, 1, one),
                                    lane(Algorithm::singles, SearchEnd::limit_reached, 1, other)};
  EXPECT_THAT(disagreement(Puzzle(), lanes), Optional(HasSubstr("different solutions")));
}

}  // namespace
}  // namespace nonet::cli
