// Tens of thousands of generated puzzles of each cheap kind, judged by code that shares nothing
// with the generator: the textbook's exact cover for uniqueness, one removal after the other for
// minimality, and for the statistics counts with limits that fair puzzles exceed with a chance
// below one in a million (the seeds are fixed, so that they pass or fail the same everywhere).

#include <array>
#include <cmath>

#include "generate/orbits.hpp"
#include "support/generated_puzzles.hpp"

namespace nonet {
namespace {

using generate::orbits_of;

constexpr std::uint64_t kNumber = 20'000;

bool has_other_solution(const Grid& puzzle) {
  return textbook_solutions(Puzzle(puzzle), 2).size() != 1;
}

TEST(GeneratedAgree, MinimalPuzzles) {
  GenerateOptions options;
  options.seed = 1;
  options.threads = 0;
  const Generated generated = run_generate(options, kNumber);
  ASSERT_EQ(generated.puzzles.size(), kNumber);
  for (const GeneratedPuzzle& made : generated.puzzles) {
    expect_unique(made);
    expect_minimal(made);
  }
}

TEST(GeneratedAgree, EverySymmetry) {
  for (const GivenSymmetryInfo& info : given_symmetries()) {
    GenerateOptions options;
    options.seed = 2;
    options.threads = 0;
    options.symmetry = info.symmetry;
    const auto orbits = orbits_of(info.symmetry);
    for (const GeneratedPuzzle& made : run_generate(options, kNumber / 10).puzzles) {
      expect_unique(made);
      const CellSet givens = CellSet::filled(made.puzzle);
      for (CellSet orbit : orbits) {
        if ((givens & orbit).empty()) continue;
        EXPECT_TRUE(orbit.is_within(givens)) << info.name;
        EXPECT_TRUE(has_other_solution(restricted(made.puzzle, givens - orbit)));
      }
    }
  }
}

TEST(GeneratedAgree, RedundantGivens) {
  GenerateOptions options;
  options.seed = 3;
  options.threads = 0;
  options.minimal = false;
  options.least_givens = 27;
  options.most_givens = 36;
  for (const GeneratedPuzzle& made : run_generate(options, kNumber).puzzles) {
    expect_unique(made);
    EXPECT_GE(made.puzzle.filled(), 27);
    EXPECT_LE(made.puzzle.filled(), 36);
  }
}

TEST(GeneratedAgree, VariedAndCompleted) {
  RandomDraw draw(4);
  for (int i = 0; i < 20; ++i) {
    GenerateOptions options;
    options.seed = 4;
    options.from = make_minimal_puzzle(make_full_grid(draw), draw);
    for (const GeneratedPuzzle& made : run_generate(options, 50).puzzles) {
      expect_unique(made);
      expect_minimal(made);
    }
    options.from = remove_digits(*options.from, 10, draw);
    for (const GeneratedPuzzle& made : run_generate(options, 200).puzzles) expect_unique(made);
  }
}

// Chi-squared of counts against what is expected of each.
template <std::size_t n>
double chi_squared(const std::array<double, n>& counts, const std::array<double, n>& expected) {
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i)
    sum += (counts[i] - expected[i]) * (counts[i] - expected[i]) / expected[i];
  return sum;
}

TEST(GeneratedAgree, GivensPreferNoDigitAndNoCellToItsMirrorImage) {
  GenerateOptions options;
  options.seed = 5;
  options.threads = 0;
  std::array<double, 9> digits{};
  std::array<double, 81> cells{};
  double givens = 0;
  for (const GeneratedPuzzle& made : run_generate(options, 50'000).puzzles)
    for (int c = 0; c < kCellCount; ++c)
      if (const auto digit = made.puzzle[Cell(c)]) {
        ++digits[static_cast<std::size_t>(digit->index())];
        ++cells[static_cast<std::size_t>(c)];
        ++givens;
      }
  // All cells and all digits are alike under the symmetries of Sudoku. Numbers within a puzzle go
  // less astray than independent ones, so the limits are safe: 52 for 8 and 159 for 80 degrees of
  // freedom.
  std::array<double, 9> per_digit;
  per_digit.fill(givens / 9);
  EXPECT_LT(chi_squared(digits, per_digit), 52);
  std::array<double, 81> per_cell;
  per_cell.fill(givens / 81);
  EXPECT_LT(chi_squared(cells, per_cell), 159);
}

TEST(GeneratedAgree, NumbersOfGivensAreThoseOfPlainDigging) {
  GenerateOptions options;
  options.seed = 6;
  options.threads = 0;
  constexpr int kPlain = 3000;
  double sum = 0, squares = 0;
  for (const GeneratedPuzzle& made : run_generate(options, 50'000).puzzles) {
    sum += made.puzzle.filled();
    squares += made.puzzle.filled() * made.puzzle.filled();
  }
  const double mean = sum / 50'000, variance = squares / 50'000 - mean * mean;
  // The tests' own maker digs one given after the other; its grids are not drawn evenly, which
  // moves the mean by less than a tenth of a given.
  RandomDraw draw(6);
  double plain = 0;
  for (int i = 0; i < kPlain; ++i)
    plain += make_minimal_puzzle(make_full_grid(draw), draw).filled();
  EXPECT_NEAR(mean, plain / kPlain, 0.1 + 5 * std::sqrt(variance / kPlain));
}

}  // namespace
}  // namespace nonet
