#include "generate/dig_maker.hpp"

#include "generate/orbits.hpp"
#include "support/generated_puzzles.hpp"

namespace nonet::generate {
namespace {

bool is_symmetric(const Grid& puzzle, GivenSymmetry symmetry) {
  for (CellSet orbit : orbits_of(symmetry)) {
    const CellSet held = orbit & CellSet::filled(puzzle);
    if (!held.empty() && held != orbit) return false;
  }
  return true;
}

TEST(DigMaker, MinimalWithinEverySymmetry) {
  for (const GivenSymmetryInfo& info : given_symmetries()) {
    GenerateOptions options;
    options.seed = 11;
    options.symmetry = info.symmetry;
    const Generated generated = run_generate(options, 25);
    ASSERT_EQ(generated.puzzles.size(), 25u);
    for (const GeneratedPuzzle& made : generated.puzzles) {
      expect_unique(made);
      EXPECT_TRUE(is_symmetric(made.puzzle, info.symmetry)) << info.name;
      for (CellSet orbit : orbits_of(info.symmetry)) {
        const CellSet left = CellSet::filled(made.puzzle) - orbit;
        if (left == CellSet::filled(made.puzzle)) continue;
        EXPECT_EQ(textbook_solutions(Puzzle(restricted(made.puzzle, left)), 2).size(), 2u);
      }
    }
  }
}

TEST(DigMaker, OfAGivenSolution) {
  RandomDraw draw(1);
  GenerateOptions options;
  options.solution = make_full_grid(draw);
  for (const GeneratedPuzzle& made : run_generate(options, 200).puzzles) {
    EXPECT_EQ(made.solution, *options.solution);
    expect_unique(made);
  }
}

TEST(DigMaker, OnlyNumbersOfGivensThatWereWishedFor) {
  GenerateOptions options;
  options.least_givens = 22;
  options.most_givens = 23;
  const Generated generated = run_generate(options, 100);
  ASSERT_EQ(generated.puzzles.size(), 100u);
  EXPECT_GT(generated.report.tries, 200u);
  for (const GeneratedPuzzle& made : generated.puzzles) {
    EXPECT_GE(made.puzzle.filled(), 22);
    EXPECT_LE(made.puzzle.filled(), 23);
    expect_minimal(made);
  }
}

TEST(DigMaker, RedundantGivensUpToTheNumber) {
  GenerateOptions options;
  options.minimal = false;
  options.least_givens = 30;
  options.most_givens = 33;
  std::vector<int> numbers(82);
  for (const GeneratedPuzzle& made : run_generate(options, 400).puzzles) {
    expect_unique(made);
    ++numbers[static_cast<std::size_t>(made.puzzle.filled())];
  }
  for (std::size_t n = 30; n <= 33; ++n) EXPECT_GT(numbers[n], 50);
  EXPECT_EQ(numbers[30] + numbers[31] + numbers[32] + numbers[33], 400);
}

TEST(DigMaker, AFurtherWishIsAskedOfAllPuzzles) {
  GenerateOptions options;
  options.wish = [](const Grid& puzzle) { return puzzle.is_blank(Cell::at(4, 4)); };
  for (const GeneratedPuzzle& made : run_generate(options, 100).puzzles)
    EXPECT_TRUE(made.puzzle.is_blank(Cell::at(4, 4)));
}

TEST(DigMaker, GivesUpWithTheNearest) {
  GenerateOptions options;
  options.symmetry = GivenSymmetry::full;
  options.most_givens = 18;
  options.tries = 300;
  const Generated generated = run_generate(options, 1);
  EXPECT_EQ(generated.report.end, GenerateEnd::out_of_tries);
  EXPECT_EQ(generated.report.tries, 300u);
  ASSERT_TRUE(generated.report.nearest);
  EXPECT_EQ(textbook_solutions(Puzzle(*generated.report.nearest), 2).size(), 1u);
  EXPECT_NE(generated.report.shortfall.find(std::to_string(generated.report.nearest->filled()) +
                                            " givens"),
            std::string::npos);
}

}  // namespace
}  // namespace nonet::generate
