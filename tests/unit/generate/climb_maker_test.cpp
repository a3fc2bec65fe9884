#include "generate/climb_maker.hpp"

#include "support/generated_puzzles.hpp"

namespace nonet::generate {
namespace {

TEST(ClimbMaker, IsForNumbersThatDiggingHardlyMeets) {
  GenerateOptions options;
  EXPECT_FALSE(ClimbMaker::is_for(options));
  options.most_givens = 20;
  EXPECT_TRUE(ClimbMaker::is_for(options));
  options.symmetry = GivenSymmetry::rotate180;
  EXPECT_FALSE(ClimbMaker::is_for(options));
  options = {};
  options.least_givens = 29;
  EXPECT_TRUE(ClimbMaker::is_for(options));
  options.least_givens = 25;
  EXPECT_FALSE(ClimbMaker::is_for(options));
}

TEST(ClimbMaker, FindsFewAndManyGivens) {
  for (const auto& [least, most] : {std::pair(17, 20), std::pair(29, 40)}) {
    GenerateOptions options;
    options.seed = 5;
    options.least_givens = least;
    options.most_givens = most;
    const Generated generated = run_generate(options, 3);
    ASSERT_EQ(generated.puzzles.size(), 3u) << generated.report.shortfall;
    for (const GeneratedPuzzle& made : generated.puzzles) {
      EXPECT_GE(made.puzzle.filled(), least);
      EXPECT_LE(made.puzzle.filled(), most);
      expect_unique(made);
      expect_minimal(made);
    }
  }
}

TEST(ClimbMaker, SaysHowNearItCame) {
  GenerateOptions options;
  options.least_givens = options.most_givens = 40;
  options.tries = 1;
  const Generated generated = run_generate(options, 1);
  EXPECT_EQ(generated.report.end, GenerateEnd::out_of_tries);
  ASSERT_TRUE(generated.report.nearest);
  EXPECT_GT(generated.report.nearest->filled(), 24);
  EXPECT_EQ(redundant_by_counting(*generated.report.nearest, 1), std::vector<Cell>());
}

}  // namespace
}  // namespace nonet::generate
