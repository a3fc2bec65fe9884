#include "nonet/explain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

const Grid kEasyToExplain =
    grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const Grid kHardest =
    grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

TEST(Explain, ComesToTheSolution) {
  const Explanation path = explain(kEasyToExplain);
  EXPECT_EQ(path.end, PathEnd::solved);
  EXPECT_EQ(path.level, Level::easy);
  Puzzle position = path.start;
  int score = 0;
  for (const Step& step : path.steps) {
    apply(step, position);
    score += step.technique.info().score;
  }
  EXPECT_EQ(position.digits(), path.answer.solution);
  EXPECT_EQ(path.score, score);
}

TEST(Explain, EndsEvenOnTheHardest) {
  const Explanation path = explain(kHardest);
  EXPECT_EQ(path.end, PathEnd::solved);
  EXPECT_EQ(path.level, Level::extreme);
}

TEST(Explain, NeedsOneSolution) {
  for (const Grid& grid : {Grid(), grid_of("11"), grid_of("12345678.........9")}) {
    const Explanation path = explain(grid);
    EXPECT_EQ(path.end, PathEnd::not_explained);
    EXPECT_TRUE(path.steps.empty());
    EXPECT_FALSE(path.reason.empty());
  }
}

TEST(Explain, StopsWhereTheTechniquesEnd) {
  ExplainOptions options;
  options.techniques = *techniques_of("singles");
  EXPECT_EQ(explain(kEasyToExplain, options).end, PathEnd::solved);
  EXPECT_EQ(explain(kHardest, options).end, PathEnd::stuck);
}

TEST(Explain, KeepsToItsBounds) {
  ExplainOptions options;
  options.bounds.deadline = std::chrono::steady_clock::now();
  EXPECT_NE(explain(kHardest, options).end, PathEnd::solved);
}

TEST(Explain, UsesUniquenessOnlyWhenAllowed) {
  ExplainOptions without;
  without.uniqueness = false;
  int used = 0;
  for (std::uint64_t seed = 0; seed < 25; ++seed) {
    RandomDraw draw(seed);
    const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
    const auto rests_on_it = [](const Step& step) {
      return step.technique.info().needs_uniqueness;
    };
    used += static_cast<int>(std::ranges::count_if(explain(puzzle).steps, rests_on_it));
    EXPECT_TRUE(std::ranges::none_of(explain(puzzle, without).steps, rests_on_it));
  }
  EXPECT_GT(used, 0);
}

TEST(Explain, WalksTheRatingPath) {
  ExplainOptions options;
  options.scale = Scale::se;
  const Explanation path = explain(kEasyToExplain, options);
  EXPECT_EQ(path.end, PathEnd::solved);
  EXPECT_EQ(path.rating, 1.2);
}

TEST(Explain, ReadsListsOfTechniques) {
  EXPECT_EQ(techniques_of("x-wing")->size(), 1u);
  const auto singles = techniques_of("singles");
  ASSERT_TRUE(singles);
  for (Technique technique : *singles) EXPECT_EQ(technique.info().family, TechniqueFamily::singles);
  EXPECT_EQ(techniques_of("all")->size(), all_techniques().size());
  EXPECT_EQ(techniques_of("-x-wing")->size(), all_techniques().size() - 1);
  EXPECT_EQ(techniques_of("x-wing,swordfish,-xwing")->size(), 1u);
  EXPECT_EQ(techniques_of("x-wing,y-whing").error(), "y-whing");
  EXPECT_EQ(techniques_of("x-wing,-x-wing").error(), "");
  EXPECT_EQ(techniques_of("x-wing,").error(), "");
}

TEST(Explain, ReadsListsOfNamesOfTechniques) {
  const auto two = techniques_named("x wing,XY-Wing");
  ASSERT_TRUE(two);
  EXPECT_EQ(two->front(), *find_technique("x-wing"));
  EXPECT_EQ(two->back(), *find_technique("xy-wing"));
  EXPECT_EQ(techniques_named("x-wing,y-whing").error(), "y-whing");
  EXPECT_EQ(techniques_named("singles").error(), "singles");
  EXPECT_EQ(techniques_named("x-wing,,xy-wing").error(), "");
  EXPECT_EQ(techniques_named("x-wing,").error(), "");
  EXPECT_EQ(techniques_named("").error(), "");
}

TEST(Explain, HasNames) {
  EXPECT_EQ(name_of(PathEnd::not_explained), "not explained");
  EXPECT_EQ(name_of(Scale::se), "se");
}

}  // namespace
}  // namespace nonet
