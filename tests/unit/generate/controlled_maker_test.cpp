#include "generate/controlled_maker.hpp"

#include <cmath>

#include "support/generated_puzzles.hpp"

namespace nonet::generate {
namespace {

TEST(ControlledMaker, WeightsAreRatiosOfBinomialCoefficients) {
  EXPECT_DOUBLE_EQ(ControlledMaker::weight_of(24), 1);
  EXPECT_NEAR(ControlledMaker::weight_of(25), 57.0 / 25, 1e-12);
  EXPECT_NEAR(ControlledMaker::weight_of(26), 57.0 / 25 * 56 / 26, 1e-12);
  EXPECT_NEAR(ControlledMaker::weight_of(23), 24.0 / 58, 1e-12);
  EXPECT_NEAR(ControlledMaker::weight_of(20), 24.0 * 23 * 22 * 21 / (58.0 * 59 * 60 * 61), 1e-12);
}

TEST(ControlledMaker, MakesMinimalPuzzles) {
  GenerateOptions options;
  options.sampling = Sampling::controlled;
  const Generated generated = run_generate(options, 2);
  ASSERT_EQ(generated.puzzles.size(), 2u);
  for (const GeneratedPuzzle& made : generated.puzzles) {
    EXPECT_DOUBLE_EQ(made.weight, ControlledMaker::weight_of(made.puzzle.filled()));
    expect_unique(made);
    expect_minimal(made);
  }
}

}  // namespace
}  // namespace nonet::generate
