#include "logic/chains/chain_finder.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "logic/rating_path.hpp"
#include "nonet/solve.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::logic {
namespace {

// The first step of a puzzle's path that is a chain of at least this rating.
struct FirstOf {
  std::string_view puzzle;
  double rating;
  std::string_view technique;
  std::string_view conclusion;
};

std::string conclusion_of(const Step& step) {
  if (!step.placements.empty()) return '+' + step.placements[0].name();
  return step.eliminations.empty() ? "" : '-' + step.eliminations[0].name();
}

// Found by running SukakuExplainer 1.18.1 in the mode that equals Sudoku Explainer 1.2.1.
constexpr FirstOf kFirsts[] = {
    {".3...1..7....6.15...5.78.....3.2...815......3..6.....4.81.42.....76.3...4...8....", 6.5,
     "X-Cycle", "-9r2c1"},
    {".........2......4..5831..2..3...2......6.3.8....58....7...34.181..2.643...6....72", 6.6,
     "Turbot Fish", "-7r1c3"},
    {"................12..3.45...........6..7..84...39...........48..2..1.....61.......", 6.7,
     "Forcing X-Chain", "-9r4c7"},
    {"461...........685.2....4.....986.52...894......7..2....1....47.57.....9...2......", 6.7,
     "Y-Cycle", "-9r1c5"},
    {"7...24...3.......7.......5.....5.6.2..5......6.47.1.8..7....4....1..8..528.6...3.", 7.0,
     "XY-Cycle", "-8r2c4"},
    {"7..2..4...2..79..5...65.8..49.........6........5..8.....2....1.9......7458...19..", 7.1,
     "Forcing Chain", "-2r4c5"},
    {"..9.8....2.6..9.................396...1.....29..2681.3...7..8..75.....3..18...65.", 7.7,
     "Nishio Forcing Chain", "-7r6c2"},
    {"2.........87..61.2..14...56.52..7.4.69..8.2..8...4....7.98..4.......2.....81.....", 8.3,
     "Region Forcing Chains", "-3r1c6"},
    {"24.....7.8...17......52..6.6....1.....1.4.2....7.5.9...15.3.......1.6..8........7", 8.4,
     "Cell Forcing Chains", "-3r9c8"},
    {"..8....3.....3.2........7....9......7...5419..2.8....73.12..5..9..31........47..9", 8.8,
     "Dynamic Cell Forcing Chains", "-8r2c8"},
    {"3..4.6.....1..58.4.7..8.....6.....2..3851..6.5....7..1...8..5..4...........264...", 8.8,
     "Dynamic Double Forcing Chains", "-2r3c9"},
    {"98.7..6..75..4......3..847.8....7.9....4....6....2...13.....2...7...9.5....1...6.", 8.9,
     "Dynamic Contradiction Forcing Chains", "-6r4c2"},
    {"98.7..6..75..4......3..9.7.8....5.3....2.....2...8.1.63..1......7...8.9....4....2", 8.9,
     "Dynamic Region Forcing Chains", "-6r5c1"},
    {"98.7.16..7...8..9......5.8.47.3...6...2...3......1.4..34.8....6..7.6........7.94.", 9.5,
     "Dynamic Cell Forcing Chains Plus", "-5r4c7"},
    {"98.7..6..75.....9...6.8....4...3..8...89...7......4..2.3..12.....96...5.........1", 9.7,
     "Dynamic Contradiction Forcing Chains Plus", "-4r7c9"},
    {"98.7.....6.....7....7.65...4....3.2...89..5.6........3.1..2......95..6.........41", 10.2,
     "Dynamic Cell Forcing Chains (+ Forcing Chains)", "-3r9c1"},
    {"98.7.....6.....7....7.65...4....3.2...89..6........4.3.1..2......65..9.........41", 10.3,
     "Dynamic Contradiction Forcing Chains (+ Forcing Chains)", "-1r2c8"},
    {"98.7..6..76..8......5.......4...3.....7.642....687.5....8.5.9...7.2...1......8..2", 10.3,
     "Dynamic Region Forcing Chains (+ Forcing Chains)", "-4r8c5"},
    {"98.7.....6.....7....7.65...4....7.3...85..9......2...4.3...1..2..69..5......5..1.", 11.1,
     "Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains)", "-3r2c9"}};

TEST(ChainFinder, FindsTheStepsOfTheReference) {
  for (const FirstOf& first : kFirsts) {
    RatingPath path(true);
    path.start(Board(Puzzle(grid_of(first.puzzle))));
    const Step* step = path.next({});
    while (step != nullptr && (step->technique.info().family != TechniqueFamily::chains ||
                               step->rating < first.rating - 0.05))
      step = path.next({});
    ASSERT_NE(step, nullptr) << first.puzzle;
    EXPECT_NEAR(step->rating, first.rating, 0.05) << first.puzzle;
    EXPECT_EQ(step->technique.name(), first.technique) << first.puzzle;
    EXPECT_EQ(conclusion_of(*step), first.conclusion) << first.puzzle;
  }
}

// Every chain step keeps the solution; its chains are told so that each node follows from earlier
// ones, and end in what the step concludes.
TEST(ChainFinder, StepsAreTrueAndTold) {
  for (const FirstOf& first : kFirsts) {
    const Puzzle puzzle(grid_of(first.puzzle));
    const Grid solution = solve(puzzle).solution;
    RatingPath path(true);
    path.start(Board(puzzle));
    while (const Step* step = path.next({})) {
      for (const Candidate& placed : step->placements)
        ASSERT_EQ(solution[placed.cell], placed.digit)
            << first.puzzle << ' ' << step->technique.name();
      for (const Candidate& gone : step->eliminations)
        ASSERT_NE(solution[gone.cell], gone.digit) << first.puzzle << ' ' << step->technique.name();
      if (step->technique.info().family != TechniqueFamily::chains) continue;
      ASSERT_FALSE(step->chains.empty());
      int nodes = 0;
      for (const Chain& chain : step->chains) {
        for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
          const bool start = chain.nodes[i].cause == ChainNode::Cause::assumption;
          EXPECT_EQ(chain.nodes[i].parents.empty(), start || (chain.loop && i == 0));
          for (const std::uint16_t parent : chain.nodes[i].parents) EXPECT_LT(parent, i);
        }
        nodes += static_cast<int>(chain.nodes.size());
      }
      if (step->nested.empty()) {
        EXPECT_EQ(nodes, step->length) << step->technique.name();
      }
      EXPECT_GE(step->length, nodes);
    }
    EXPECT_TRUE(path.board().solved()) << first.puzzle;
  }
}

TEST(ChainFinder, WithAndWithoutThePatternTheStepIsTheSame) {
  for (const FirstOf& first : kFirsts) {
    RatingPath drawn(true), bare(false);
    drawn.start(Board(Puzzle(grid_of(first.puzzle))));
    bare.start(Board(Puzzle(grid_of(first.puzzle))));
    while (const Step* step = drawn.next({})) {
      const Step* same = bare.next({});
      ASSERT_NE(same, nullptr);
      ASSERT_EQ(step->rating, same->rating);
      ASSERT_EQ(step->technique, same->technique);
      ASSERT_EQ(step->length, same->length);
      ASSERT_EQ(step->placements, same->placements);
      ASSERT_EQ(step->eliminations, same->eliminations);
    }
  }
}

TEST(ChainFinder, AllHintsComeSorted) {
  RatingPath path(false);
  path.start(Board(Puzzle(grid_of(kFirsts[0].puzzle))));
  Board board = path.board();
  while (const Step* step = path.next({})) {
    if (step->technique.info().family == TechniqueFamily::chains) break;
    board = path.board();
  }
  ChainFinder finder;
  FirstStep best(false);
  ASSERT_TRUE(finder.find(board, ChainLevel::plain, {}, best));
  AllSteps all;
  finder.find(board, ChainLevel::plain, {}, all);
  ASSERT_GT(all.steps().size(), 1u);
  EXPECT_EQ(all.steps()[0].eliminations, best.step().eliminations);
  for (std::size_t i = 1; i < all.steps().size(); ++i)
    EXPECT_LE(all.steps()[i - 1].rating, all.steps()[i].rating);
}

TEST(ChainFinder, ABoundEndsItAndLeavesItUsable) {
  const FirstOf& hardest = kFirsts[std::size(kFirsts) - 1];
  RatingPath path(false);
  path.start(Board(Puzzle(grid_of(hardest.puzzle))));
  Board board = path.board();
  while (const Step* step = path.next({})) {
    if (step->rating > hardest.rating - 0.05) break;
    board = path.board();
  }
  Bounds past;
  past.deadline = std::chrono::steady_clock::now() - std::chrono::seconds(1);
  ChainFinder finder;
  FirstStep step(false);
  for (int level = 1; level < 6; ++level)
    EXPECT_FALSE(finder.find(board, static_cast<ChainLevel>(level), past, step)) << level;
  for (int level = 1; level < 9 && !step.found(); ++level)
    finder.find(board, static_cast<ChainLevel>(level), {}, step);
  ASSERT_TRUE(step.found());
  EXPECT_NEAR(step.step().rating, hardest.rating, 0.05);
}

}  // namespace
}  // namespace nonet::logic
