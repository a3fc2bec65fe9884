// All textbook solvers on the same random puzzles: the same solutions, each of them a solution.

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "nonet/rules.hpp"
#include "support/judgement_checker.hpp"
#include "support/puzzle_makers.hpp"
#include "support/watched_search.hpp"

namespace nonet {
namespace {

bool in_order(const Grid& a, const Grid& b) {
  return line_of(a) < line_of(b);
}

// The step budget keeps the slow searches short; one that ran out of it is left out. Of puzzles
// with more solutions than the limit only the number is compared.
void expect_agreement(const Puzzle& puzzle, std::initializer_list<Algorithm> algorithms) {
  std::optional<std::pair<std::uint64_t, std::vector<Grid>>> expected;
  for (Algorithm algorithm : algorithms) {
    std::vector<Grid> solutions;
    SearchOptions options;
    options.limit = 500;
    options.bounds.max_steps = 500'000;
    options.on_solution = [&](const Grid& grid) {
      solutions.push_back(grid);
      return true;
    };
    const SearchResult result = search(algorithm, puzzle, options);
    const std::string where = std::string(name_of(algorithm)) + " on " + line_of(puzzle.digits());
    ASSERT_EQ(solutions.size(), result.solutions) << where;
    for (const Grid& grid : solutions) ASSERT_TRUE(is_completion(grid, puzzle)) << where;
    std::ranges::sort(solutions, in_order);
    ASSERT_EQ(std::ranges::adjacent_find(solutions), solutions.end()) << where << ": found twice";
    if (result.end == SearchEnd::out_of_steps) continue;
    if (result.end == SearchEnd::limit_reached) solutions.clear();
    const std::pair found(result.solutions, solutions);
    if (!expected) expected = found;
    ASSERT_EQ(found.first, expected->first) << where;
    ASSERT_EQ(found.second, expected->second) << where;
  }
}

constexpr std::initializer_list<Algorithm> kAllButBruteForce{
    Algorithm::singles, Algorithm::exact_cover, Algorithm::fewest_candidates, Algorithm::bitmask};

class SolversAgree : public testing::TestWithParam<std::uint64_t> {
 protected:
  void SetUp() override { std::cout << "seed " << GetParam() << '\n'; }
  RandomDraw draw{GetParam()};
};
INSTANTIATE_TEST_SUITE_P(Seeds, SolversAgree, testing::Values(1, 2, 3));

TEST_P(SolversAgree, OnMinimalPuzzles) {
  for (int round = 0; round < 25; ++round)
    expect_agreement(make_minimal_puzzle(make_full_grid(draw), draw), kAllButBruteForce);
}

TEST_P(SolversAgree, OnPuzzlesWithSeveralSolutions) {
  for (int round = 0; round < 25; ++round) {
    const Grid full = make_full_grid(draw);
    expect_agreement(remove_digits(make_minimal_puzzle(full, draw), 1 + draw.below(3), draw),
                     kAllButBruteForce);
  }
}

TEST_P(SolversAgree, OnSpoiltPuzzles) {
  for (int round = 0; round < 40; ++round) {
    const Grid full = make_full_grid(draw);
    Grid grid = restore_digits(make_minimal_puzzle(full, draw), full, draw.below(12), draw);
    for (int spoil = 1 + draw.below(3); spoil > 0; --spoil) grid = spoil_digit(grid, draw);
    expect_agreement(grid, kAllButBruteForce);
  }
}

TEST_P(SolversAgree, OnMarkedPuzzles) {
  for (int round = 0; round < 40; ++round) {
    const Grid full = make_full_grid(draw);
    const Grid grid = remove_digits(full, 50 + draw.below(32), draw);
    Puzzle puzzle = add_marks(grid, full, 2 + draw.below(3), draw);
    if (round % 3 == 0) {  // a mark less that the solution needs
      const Cell cell(draw.below(kCellCount));
      (*puzzle.marks)[cell].erase(*full[cell]);
    }
    expect_agreement(puzzle, kAllButBruteForce);
  }
}

TEST_P(SolversAgree, OnConflicts) {
  for (int round = 0; round < 40; ++round)
    expect_agreement(make_conflict(remove_digits(make_full_grid(draw), draw.below(70), draw), draw),
                     {Algorithm::brute_force, Algorithm::backtracking, Algorithm::bitmask,
                      Algorithm::fewest_candidates, Algorithm::singles, Algorithm::exact_cover});
}

TEST_P(SolversAgree, OnFewBlanks) {
  for (int round = 0; round < 60; ++round) {
    const Grid full = make_full_grid(draw);
    Grid grid = remove_digits(full, 1 + draw.below(5), draw);
    if (round % 2 == 1) grid = spoil_digit(grid, draw);
    expect_agreement(round % 3 == 0 ? add_marks(grid, full, 3, draw) : Puzzle(grid),
                     {Algorithm::brute_force, Algorithm::backtracking, Algorithm::bitmask,
                      Algorithm::fewest_candidates, Algorithm::singles, Algorithm::exact_cover});
  }
}

// One digit taken out of a whole band or stack, and two digits everywhere: many solutions that
// differ in few cells.
TEST_P(SolversAgree, OnBlankDigitsAndLines) {
  for (int round = 0; round < 30; ++round) {
    const Grid full = make_full_grid(draw);
    Grid grid = full;
    const int a = draw.below(9), b = draw.below(9);
    for (int i = 0; i < kCellCount; ++i) {
      const Cell cell(i);
      const bool blank = round % 3 == 0   ? full[cell]->index() == a || full[cell]->index() == b
                         : round % 3 == 1 ? cell.row() == a || cell.row() == b
                                          : cell.column() == a || cell.box() == b;
      if (blank) grid.clear(cell);
    }
    expect_agreement(grid, {Algorithm::backtracking, Algorithm::bitmask, Algorithm::singles,
                            Algorithm::fewest_candidates, Algorithm::exact_cover});
  }
}

}  // namespace
}  // namespace nonet
