// No step is ever wrong: whatever a technique says of a position of a puzzle with one solution, the
// solution agrees. Each technique is asked at every position of the rating path, not only where the
// path takes it.
#include <gtest/gtest.h>

#include "logic/rating_path.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::logic {
namespace {

void expect_true(const Step& step, const Grid& solution, const Grid& puzzle) {
  for (Candidate candidate : step.placements)
    ASSERT_EQ(solution[candidate.cell], candidate.digit)
        << to_line(puzzle) << " " << step.technique.key() << " places " << candidate.name();
  for (Candidate candidate : step.eliminations)
    ASSERT_NE(solution[candidate.cell], candidate.digit)
        << to_line(puzzle) << " " << step.technique.key() << " strikes " << candidate.name();
}

void expect_sound(const Grid& puzzle, const Grid& solution, bool all_techniques_everywhere) {
  RatingPath path(/*wants_pattern=*/true);
  path.start(Board(Puzzle(puzzle)));
  int since_placement = 0;
  do {
    if (!all_techniques_everywhere || ++since_placement > 3) continue;
    for (Technique technique : all_techniques()) {
      if (technique.entry().find == nullptr) continue;
      AllSteps sink;
      technique.entry().find(technique.entry(), path.board(), sink);
      for (const Step& step : sink.steps()) {
        ASSERT_FALSE(step.placements.empty() && step.eliminations.empty()) << technique.key();
        for (Candidate candidate : step.eliminations)
          ASSERT_TRUE(path.board().has(candidate)) << technique.key();
        ASSERT_NO_FATAL_FAILURE(expect_true(step, solution, puzzle));
      }
    }
  } while ([&] {
    const Step* step = path.next({});
    if (step == nullptr) return false;
    expect_true(*step, solution, puzzle);
    if (!step->placements.empty()) since_placement = 0;
    return !::testing::Test::HasFatalFailure();
  }());
  EXPECT_EQ(path.stop(), RatingPath::Stop::solved) << to_line(puzzle);
}

TEST(SoundSteps, OnMinimalPuzzlesEveryTechniqueEverywhere) {
  RandomDraw draw(11);
  for (int i = 0; i < 40 && !HasFatalFailure(); ++i) {
    const Grid full = make_full_grid(draw);
    expect_sound(make_minimal_puzzle(full, draw), full, true);
  }
}

TEST(SoundSteps, OnManyPuzzlesAlongThePath) {
  RandomDraw draw(12);
  for (int i = 0; i < 300 && !HasFatalFailure(); ++i) {
    const Grid full = make_full_grid(draw);
    expect_sound(make_minimal_puzzle(full, draw), full, false);
  }
}

}  // namespace
}  // namespace nonet::logic
