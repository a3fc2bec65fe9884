// Statistics with fixed seeds: they pass or fail the same everywhere. Each limit is one that fair
// numbers exceed with a chance of at most one in a million.
#include "generate/random_grid.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "engine/one.hpp"
#include "nonet/rules.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::generate {
namespace {

TEST(RandomGrid, IsFullWithoutConflict) {
  Random random(1);
  std::set<std::string> seen;
  for (int i = 0; i < 20'000; ++i) {
    const Grid grid = random_grid(random);
    ASSERT_TRUE(grid.is_full());
    ASSERT_TRUE(obeys_rules(grid)) << line_of(grid);
    seen.insert(line_of(grid));
  }
  EXPECT_EQ(seen.size(), 20'000u);
}

TEST(RandomGrid, IsTheSameForTheSameSeed) {
  Random random(7, 3);
  EXPECT_EQ(line_of(random_grid(random)),
            "397184265418625973562973418849537621271869534653241897186752349735496182924318756");
}

// Chi-squared of counts that should be equal; the limit is for 8 degrees of freedom.
double chi_squared(const std::array<int, 9>& counts, double expected) {
  double sum = 0;
  for (int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}
constexpr double kLimit8 = 53.0;  // p < 1e-7 twelvefold below; 81 cells together below 1e-5

TEST(RandomGrid, EveryDigitIsAsFrequentInEveryCell) {
  constexpr int kGrids = 45'000;
  std::vector<std::array<int, 9>> counts(kCellCount);
  Random random(2);
  for (int i = 0; i < kGrids; ++i) {
    const Grid grid = random_grid(random);
    for (int c = 0; c < kCellCount; ++c)
      ++counts[static_cast<std::size_t>(c)][static_cast<std::size_t>(grid.value_at(Cell(c)) - 1)];
  }
  for (const auto& digits : counts) EXPECT_LT(chi_squared(digits, kGrids / 9.0), kLimit8);
}

// How even the grids are shows in what renaming and moving lines about cannot hide: band 1 and
// stack 1 together, of which some have many more completions than others and must come as much
// oftener.
double completions_of_band_and_stack(const Grid& grid) {
  Grid part;
  for (int i = 0; i < kCellCount; ++i)
    if (Cell(i).band() == 0 || Cell(i).stack() == 0) part.set(Cell(i), *grid[Cell(i)]);
  return static_cast<double>(engine::solve_one(part, 1'000'000).solutions);
}

// A band and a stack, all equally likely: their rows are shuffled until they fit.
Grid even_band_and_stack(RandomDraw& draw) {
  Grid grid;
  for (int k = 0; k < 9; ++k) grid.set(Cell::at(k / 3, k % 3), Digit(k + 1));
  for (const bool upright : {false, true}) {
    const auto cell = [&](int line, int k) {
      return upright ? Cell::at(k, line) : Cell::at(line, k);
    };
    Grid trial;
    do {
      trial = grid;
      for (int line = 0; line < 3; ++line) {
        std::vector<int> rest;
        for (int d = 1; d <= 9; ++d) {
          bool used = false;
          for (int k = 0; k < 3; ++k) used |= grid.value_at(cell(line, k)) == d;
          if (!used) rest.push_back(d);
        }
        draw.shuffle(rest);
        for (int k = 0; k < 6; ++k)
          trial.set(cell(line, 3 + k), Digit(rest[static_cast<std::size_t>(k)]));
      }
    } while (!obeys_rules(trial));
    grid = trial;
  }
  return grid;
}

struct Estimate {
  double mean, error;
};
// The mean of the values with these weights, and its standard error.
Estimate weighted_mean(const std::vector<double>& values, const std::vector<double>& weights) {
  double sum = 0, total = 0, squares = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    sum += weights[i] * values[i];
    total += weights[i];
  }
  const double mean = sum / total;
  for (std::size_t i = 0; i < values.size(); ++i)
    squares += weights[i] * weights[i] * (values[i] - mean) * (values[i] - mean);
  return {mean, std::sqrt(squares) / total};
}

TEST(RandomGrid, BandsAndStacksComeAsOftenAsTheyHaveCompletions) {
  constexpr std::size_t kDraws = 3000;
  const std::vector<double> ones(kDraws, 1.0);

  RandomDraw draw(3);
  std::vector<double> even;
  for (std::size_t i = 0; i < kDraws; ++i)
    even.push_back(
        static_cast<double>(engine::solve_one(even_band_and_stack(draw), 1'000'000).solutions));
  // 6,670,903,752,021,072,936,960 grids over the number of ways to fill a band and a stack.
  const Estimate naive = weighted_mean(even, ones);
  EXPECT_NEAR(naive.mean, 2693.2, 5 * naive.error);
  const Estimate expected = weighted_mean(even, even);

  Random random(4);
  std::vector<double> drawn;
  for (std::size_t i = 0; i < kDraws; ++i)
    drawn.push_back(completions_of_band_and_stack(random_grid(random)));
  const Estimate found = weighted_mean(drawn, ones);
  EXPECT_NEAR(found.mean, expected.mean, 5 * std::hypot(found.error, expected.error));
  // Grids that are drawn with even bands and stacks would be found out.
  EXPECT_GT(found.mean - naive.mean, 3 * std::hypot(found.error, naive.error));
}

}  // namespace
}  // namespace nonet::generate
