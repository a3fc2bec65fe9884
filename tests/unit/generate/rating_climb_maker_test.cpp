#include "generate/rating_climb_maker.hpp"

#include "support/generated_puzzles.hpp"

namespace nonet::generate {
namespace {

TEST(RatingClimbMaker, IsForRatingsThatDiggingHardlyMeets) {
  GenerateOptions options;
  EXPECT_FALSE(RatingClimbMaker::is_for(options));
  options.rating = {7.0, 9.0};
  EXPECT_FALSE(RatingClimbMaker::is_for(options));
  options.rating = {9.1, 9.9};
  EXPECT_TRUE(RatingClimbMaker::is_for(options));
  options.symmetry = GivenSymmetry::diagonal;
  EXPECT_FALSE(RatingClimbMaker::is_for(options));
}

TEST(RatingClimbMaker, ReachesMoreThanDiggingDoes) {
  GenerateOptions options;
  options.seed = 3;
  options.rating = {9.1, 9.9};
  options.tries = 6;
  const Generated generated = run_generate(options, 1);
  ASSERT_EQ(generated.puzzles.size(), 1u) << generated.report.shortfall;
  const GeneratedPuzzle& made = generated.puzzles.front();
  expect_unique(made);
  expect_minimal(made);
  const double er = rate(made.puzzle).er;
  EXPECT_GT(er, 9.05);
  EXPECT_LT(er, 9.95);
  ASSERT_TRUE(made.rating);
  EXPECT_EQ(made.rating->er, er);
}

TEST(RatingClimbMaker, ReachesNestedChains) {
  GenerateOptions options;
  options.seed = 1;
  options.rating = {9.5, 12.0};
  options.tries = 8;
  const Generated generated = run_generate(options, 1);
  ASSERT_EQ(generated.puzzles.size(), 1u) << generated.report.shortfall;
  const GeneratedPuzzle& made = generated.puzzles.front();
  expect_unique(made);
  expect_minimal(made);
  EXPECT_GT(rate(made.puzzle).er, 9.45);
}

TEST(RatingClimbMaker, KeepsToTheGivensWishedFor) {
  GenerateOptions options;
  options.seed = 1;
  options.rating = {9.1, 12.0};
  options.least_givens = options.most_givens = 24;
  options.tries = 8;
  const Generated generated = run_generate(options, 1);
  ASSERT_EQ(generated.puzzles.size(), 1u) << generated.report.shortfall;
  EXPECT_EQ(generated.puzzles.front().puzzle.filled(), 24);
  EXPECT_GT(rate(generated.puzzles.front().puzzle).er, 9.05);
}

TEST(RatingClimbMaker, SaysHowNearItCame) {
  GenerateOptions options;
  options.rating = {11.9, 12.0};
  options.tries = 1;
  const Generated generated = run_generate(options, 1);
  EXPECT_EQ(generated.report.end, GenerateEnd::out_of_tries);
  ASSERT_TRUE(generated.report.nearest);
  EXPECT_NE(generated.report.shortfall.find("rating "), std::string::npos)
      << generated.report.shortfall;
}

}  // namespace
}  // namespace nonet::generate
