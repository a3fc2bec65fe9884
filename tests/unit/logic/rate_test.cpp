#include "nonet/rate.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

const std::string kEasyToRate =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
// Its path needs a unique rectangle of type 4.
const std::string kRectangle =
    ".1.......7.9..2.38....3.19....8.7.......25.7.....9.....8.2.6..7.5....9......1.3..";

TEST(Rate, GivesTheThreeNumbersAndTheirTechniques) {
  const Rating easy = rate(grid_of(kEasyToRate));
  EXPECT_EQ(easy.verdict, Verdict::unique);
  EXPECT_EQ(easy.end, Rating::End::solved);
  EXPECT_NEAR(easy.er, 1.2, 1e-9);
  EXPECT_EQ(easy.steps, kCellCount - 30);
  EXPECT_TRUE(easy.reached.is_full());

  const Rating rectangle = rate(grid_of(kRectangle));
  EXPECT_NEAR(rectangle.er, 4.5, 1e-9);
  EXPECT_NEAR(rectangle.ep, 1.2, 1e-9);
  EXPECT_NEAR(rectangle.ed, 1.2, 1e-9);
  EXPECT_EQ(rectangle.er_technique, find_technique("unique-rectangle-4"));
  EXPECT_EQ(rectangle.ed_technique, find_technique("hidden-single"));
}

TEST(Rate, OnlyPuzzlesWithOneSolutionHaveARating) {
  EXPECT_EQ(rate(Grid()).verdict, Verdict::multiple);
  EXPECT_EQ(rate(Grid()).end, Rating::End::unrated);
  EXPECT_EQ(rate(grid_of("11")).verdict, Verdict::conflict);
  EXPECT_EQ(rate(grid_of("11")).er, 0.0);
}

TEST(Rate, AFullGridNeedsNothing) {
  RandomDraw draw(3);
  const Rating rating = rate(make_full_grid(draw));
  EXPECT_EQ(rating.end, Rating::End::solved);
  EXPECT_EQ(rating.steps, 0);
  EXPECT_EQ(rating.er, 0.0);
}

TEST(Rate, IsStuckWithoutTheTechniquesItNeeds) {
  RateOptions options;
  options.techniques = {*find_technique("hidden-single"), *find_technique("last-cell")};
  EXPECT_EQ(rate(grid_of(kEasyToRate), options).end, Rating::End::solved);
  const Rating stuck = rate(grid_of(kRectangle), options);
  EXPECT_EQ(stuck.end, Rating::End::stuck);
  EXPECT_EQ(stuck.er, kBeyondTechniques);
  EXPECT_NEAR(stuck.ep, 1.2, 1e-9);
  EXPECT_GT(stuck.steps, 0);

  options.techniques = {*find_technique("bug-3")};
  const Rating at_once = rate(grid_of(kRectangle), options);
  EXPECT_EQ(at_once.steps, 0);
  EXPECT_EQ(at_once.ed, kBeyondTechniques);
  EXPECT_EQ(at_once.ep, kBeyondTechniques);
}

TEST(Rate, ChainsMayBeAllTheTechniquesThereAre) {
  RateOptions options;
  for (const char* key : {"hidden-single", "last-cell", "naked-single", "forcing-chain", "x-cycle"})
    options.techniques.push_back(*find_technique(key));
  const Rating rating = rate(grid_of(kRectangle), options);
  EXPECT_GT(rating.steps, 0);
  EXPECT_NE(rating.er_technique, find_technique("unique-rectangle-4"));
}

TEST(Rate, WithoutUniquenessTakesAnotherWay) {
  RateOptions options;
  options.uniqueness = false;
  const Rating rating = rate(grid_of(kRectangle), options);
  EXPECT_EQ(rating.end, Rating::End::solved);
  EXPECT_GT(rating.er, 4.5);
  EXPECT_FALSE(rating.er_technique->info().needs_uniqueness);
}

TEST(Rate, EndsWhereItIsKnownToBeTooHard) {
  RateOptions options;
  options.max_rating = 4.5;
  EXPECT_EQ(rate(grid_of(kRectangle), options).end, Rating::End::solved);
  options.max_rating = 4.4;
  const Rating hard = rate(grid_of(kRectangle), options);
  EXPECT_EQ(hard.end, Rating::End::too_hard);
  EXPECT_FALSE(hard.reached.is_full());
}

TEST(Rate, EndsWhenToldTo) {
  std::stop_source source;
  source.request_stop();
  Bounds bounds;
  bounds.stop = source.get_token();
  const Rating rating = rate(grid_of(kRectangle), {}, bounds);
  EXPECT_TRUE(rating.verdict == Verdict::undecided || rating.end == Rating::End::cut);
}

TEST(Rate, ARaterGivesTheSameEveryTime) {
  Rater rater;
  const Rating first = rater.rate(grid_of(kRectangle));
  RateOptions options;
  options.techniques = {*find_technique("hidden-single")};
  (void)rater.rate(grid_of(kEasyToRate), options);
  EXPECT_EQ(rater.rate(grid_of(kRectangle)), first);
  EXPECT_EQ(rate(grid_of(kRectangle)), first);
}

}  // namespace
}  // namespace nonet
