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

GenerateOptions climb_to(double least, double most, std::uint64_t seed, std::uint64_t tries) {
  GenerateOptions options;
  options.seed = seed;
  options.rating = {least, most};
  options.tries = tries;
  return options;
}

TEST(RatingClimbMaker, ReachesMoreThanDiggingDoes) {
  const Generated generated = run_generate(climb_to(9.1, 9.9, 3, 6), 1);
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
  const Generated generated = run_generate(climb_to(9.5, 12.0, 1, 8), 1);
  ASSERT_EQ(generated.puzzles.size(), 1u) << generated.report.shortfall;
  const GeneratedPuzzle& made = generated.puzzles.front();
  expect_unique(made);
  expect_minimal(made);
  EXPECT_GT(rate(made.puzzle).er, 9.45);
}

TEST(RatingClimbMaker, KeepsToTheGivensWishedFor) {
  GenerateOptions options = climb_to(9.1, 12.0, 1, 8);
  options.least_givens = options.most_givens = 24;
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
