#include "generate/pattern_maker.hpp"

#include "support/generated_puzzles.hpp"

namespace nonet::generate {
namespace {

// 28 places, a wreath.
constexpr std::string_view kWreath =
    "..11.11.."
    "1..1.1..1"
    "1.......1"
    ".11...11."
    "....1...."
    ".11...11."
    "1.......1"
    "1..1.1..1"
    "..11.11..";

CellSet places(const Grid& grid) {
  return CellSet::filled(grid);
}

TEST(PatternMaker, GivensStandWhereTheyShould) {
  GenerateOptions options;
  options.seed = 3;
  options.minimal = false;
  options.pattern = grid_of(kWreath);
  const Generated generated = run_generate(options, 10);
  ASSERT_EQ(generated.puzzles.size(), 10u) << generated.report.shortfall;
  for (const GeneratedPuzzle& made : generated.puzzles) {
    EXPECT_EQ(places(made.puzzle), places(*options.pattern));
    expect_unique(made);
  }
}

TEST(PatternMaker, MinimalWhenWishedFor) {
  GenerateOptions options;
  options.seed = 4;
  // The places of a minimal puzzle, so that there is one.
  RandomDraw draw(2);
  options.pattern = make_minimal_puzzle(make_full_grid(draw), draw);
  const Generated generated = run_generate(options, 2);
  ASSERT_EQ(generated.puzzles.size(), 2u) << generated.report.shortfall;
  for (const GeneratedPuzzle& made : generated.puzzles) {
    EXPECT_EQ(places(made.puzzle), places(*options.pattern));
    expect_unique(made);
    expect_minimal(made);
  }
}

TEST(PatternMaker, TellsTheFewestSolutionsOfAPatternThatHasNoPuzzle) {
  // Boxes 1, 2 and 4 are empty: few such patterns have a puzzle, and this one is too thin.
  GenerateOptions options;
  options.minimal = false;
  options.tries = 2;
  options.pattern = grid_of(
      "......1.1"
      "......11."
      ".......11"
      "...1.1..."
      "...11...."
      "....1.1.."
      "1.1......"
      "11......1"
      ".1.....1.");
  const Generated generated = run_generate(options, 1);
  EXPECT_EQ(generated.report.end, GenerateEnd::out_of_tries);
  EXPECT_FALSE(generated.report.nearest);  // never a puzzle with several solutions
  EXPECT_NE(generated.report.shortfall.find("solutions"), std::string::npos);
}

}  // namespace
}  // namespace nonet::generate
