#include "generate/completing_maker.hpp"

#include <algorithm>

#include "support/generated_puzzles.hpp"

namespace nonet::generate {
namespace {

void expect_completed(const GenerateOptions& options, const GeneratedPuzzle& made) {
  expect_unique(made);
  EXPECT_TRUE(CellSet::filled(*options.from).is_within(CellSet::filled(made.puzzle)));
  EXPECT_EQ(restricted(made.puzzle, CellSet::filled(*options.from)), *options.from);
  // Of what was added nothing can be spared.
  for (Cell cell : CellSet::filled(made.puzzle) - CellSet::filled(*options.from)) {
    Grid without = made.puzzle;
    without.clear(cell);
    EXPECT_EQ(textbook_solutions(Puzzle(without), 2).size(), 2u);
  }
}

TEST(CompletingMaker, KeepsTheGivensAndAddsWhatIsNeeded) {
  RandomDraw draw(8);
  for (int given : {0, 8, 20}) {
    GenerateOptions options;
    const Grid full = make_full_grid(draw);
    options.from = restore_digits(Grid(), full, given, draw);
    const Generated generated = run_generate(options, 15);
    ASSERT_EQ(generated.puzzles.size(), 15u);
    for (const GeneratedPuzzle& made : generated.puzzles) expect_completed(options, made);
  }
}

TEST(CompletingMaker, DrawsAllCompletionsWhenThereAreFew) {
  RandomDraw draw(9);
  GenerateOptions options;
  std::size_t completions = 0;
  while (completions < 5 || completions > 30) {
    const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
    options.from = remove_digits(puzzle, 1, draw);
    completions = textbook_solutions(Puzzle(*options.from), 100).size();
  }
  std::vector<std::string> solutions;
  for (const GeneratedPuzzle& made : run_generate(options, 2000).puzzles)
    solutions.push_back(line_of(made.solution));
  std::ranges::sort(solutions);
  solutions.erase(std::ranges::unique(solutions).begin(), solutions.end());
  EXPECT_EQ(solutions.size(), completions);
}

}  // namespace
}  // namespace nonet::generate
