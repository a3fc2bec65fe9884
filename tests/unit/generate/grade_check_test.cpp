#include "generate/grade_check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "nonet/explain.hpp"
#include "support/generated_puzzles.hpp"

namespace nonet::generate {
namespace {

std::vector<GeneratedPuzzle> dug_puzzles(std::uint64_t number) {
  GenerateOptions options;
  options.seed = 20;
  return run_generate(options, number).puzzles;
}

GradeCheck::Outcome outcome_of(const GenerateOptions& options, const GeneratedPuzzle& made) {
  GradeCheck check(options);
  GeneratedPuzzle copy = made;
  int distance = 0;
  const GradeCheck::Outcome outcome = check.check(copy, {}, distance);
  EXPECT_EQ(distance > 0, outcome == GradeCheck::Outcome::missed);
  return outcome;
}

bool meets(const GenerateOptions& options, const GeneratedPuzzle& made) {
  return outcome_of(options, made) == GradeCheck::Outcome::met;
}

// What the shortcuts find is what the whole path says.
TEST(GradeCheck, LevelsAreThoseOfExplain) {
  for (const GeneratedPuzzle& made : dug_puzzles(60)) {
    const Level level = explain(made.puzzle).level;
    for (const Level least :
         {Level::easy, Level::medium, Level::hard, Level::expert, Level::extreme})
      for (const Level most : {Level::easy, Level::medium, Level::hard, Level::extreme}) {
        if (least > most) continue;
        GenerateOptions options;
        options.level = {least, most};
        EXPECT_EQ(meets(options, made), least <= level && level <= most)
            << line_of(made.puzzle) << ' ' << name_of(level);
      }
  }
}

TEST(GradeCheck, RatingsAreThoseOfRate) {
  const double bounds[] = {1.0, 1.5, 2.0, 2.3, 2.6, 4.2, 6.6, 7.1, 7.2, 8.0, 20.0};
  for (const GeneratedPuzzle& made : dug_puzzles(40)) {
    const double er = rate(made.puzzle).er;
    for (const double least : bounds)
      for (const double most : bounds) {
        if (least > most) continue;
        GenerateOptions options;
        options.rating = {least, most};
        EXPECT_EQ(meets(options, made), least - 0.05 < er && er < most + 0.05)
            << line_of(made.puzzle) << ' ' << er;
      }
  }
}

// The definition, by explain() alone.
bool is_needed(const Grid& puzzle, Technique technique, bool hardest) {
  const Explanation path = explain(puzzle);
  int most = 0;
  for (const Step& step : path.steps) most = std::max(most, step.technique.info().score);
  if (hardest && most > technique.info().score) return false;
  ExplainOptions without;
  for (Technique each : all_techniques())
    if (each != technique && each.info().score > 0 && each.info().score <= most)
      without.techniques.push_back(each);
  return explain(puzzle, without).end != PathEnd::solved;
}

TEST(GradeCheck, NeededIsWhatCannotBeDoneWithout) {
  int needed = 0, hardest = 0;
  for (const char* name : {"hidden-single", "pointing", "naked-pair", "hidden-pair", "w-wing",
                           "xy-wing", "unique-rectangle-1", "xy-chain"}) {
    const Technique technique = *find_technique(name);
    GenerateOptions needs, has_hardest;
    needs.techniques = {technique};
    has_hardest.hardest = technique;
    for (const GeneratedPuzzle& made : dug_puzzles(40)) {
      const bool is_met = meets(needs, made), is_hardest = meets(has_hardest, made);
      EXPECT_EQ(is_met, is_needed(made.puzzle, technique, false)) << line_of(made.puzzle) << name;
      EXPECT_EQ(is_hardest, is_needed(made.puzzle, technique, true))
          << line_of(made.puzzle) << name;
      EXPECT_TRUE(is_met || !is_hardest);
      needed += is_met;
      hardest += is_hardest;
    }
  }
  EXPECT_GT(needed, 10);
  EXPECT_GT(hardest, 5);
}

TEST(GradeCheck, TechniquesThatOnlyTheRatingScaleKnows) {
  GenerateOptions options;
  options.hardest = *find_technique("direct-hidden-pair");
  int met = 0;
  for (const GeneratedPuzzle& made : dug_puzzles(200)) {
    if (!meets(options, made)) continue;
    ++met;
    EXPECT_EQ(rate(made.puzzle).er_technique, options.hardest);
  }
  EXPECT_GT(met, 3);
}

TEST(GradeCheck, TellsWhatItFound) {
  GenerateOptions options;
  options.level = LevelRange{};
  options.rating = RatingRange{};
  GradeCheck check(options);
  EXPECT_TRUE(check.asks_anything());
  EXPECT_FALSE(GradeCheck(GenerateOptions()).asks_anything());
  GeneratedPuzzle made = dug_puzzles(1).front();
  int distance = 0;
  ASSERT_EQ(check.check(made, {}, distance), GradeCheck::Outcome::met);
  EXPECT_EQ(made.level, explain(made.puzzle).level);
  ASSERT_TRUE(made.rating);
  EXPECT_EQ(*made.rating, rate(made.puzzle));
  const std::string words = check.grade_in_words(made.puzzle, {});
  EXPECT_NE(words.find("rating "), std::string::npos) << words;
  EXPECT_NE(words.find(name_of(*made.level)), std::string::npos) << words;
}

TEST(GradeCheck, EndsWithItsBounds) {
  GenerateOptions options;
  options.rating = RatingRange{};
  GeneratedPuzzle made{
      .puzzle = grid_of(
          "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"),
      .solution = {}};
  Bounds bounds;
  bounds.deadline = std::chrono::steady_clock::now() - std::chrono::seconds(1);
  int distance = 0;
  EXPECT_EQ(GradeCheck(options).check(made, bounds, distance), GradeCheck::Outcome::cut);
}

}  // namespace
}  // namespace nonet::generate
