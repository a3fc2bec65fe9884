#include "engine/one.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <stop_token>
#include <vector>

#include "nonet/rules.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::engine {
namespace {

const Grid kSix =
    grid_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");
const Grid kHard =
    grid_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

Bounds with_guesses(std::uint64_t most) {
  Bounds bounds;
  bounds.max_steps = most;
  return bounds;
}

TEST(One, EndsExhaustedOrAtTheLimit) {
  EXPECT_EQ(solve_one(kSix, 7).end, SearchEnd::exhausted);
  EXPECT_EQ(solve_one(kSix, 7).solutions, 6u);
  EXPECT_EQ(solve_one(kSix, 6).end, SearchEnd::limit_reached);
  EXPECT_EQ(solve_one(kSix, 1).solutions, 1u);
}

TEST(One, ACallbackStopsIt) {
  const OneResult result = solve_one(kSix, 10, {}, [](const Grid&) { return false; });
  EXPECT_EQ(result.end, SearchEnd::stopped);
  EXPECT_EQ(result.solutions, 1u);
}

TEST(One, MakesAsManyGuessesAsAllowed) {
  const std::uint64_t needed = solve_one(kHard, 2).guesses;
  ASSERT_GT(needed, 1u);
  EXPECT_EQ(solve_one(kHard, 2, with_guesses(needed)).end, SearchEnd::exhausted);
  const OneResult less = solve_one(kHard, 2, with_guesses(needed - 1));
  EXPECT_EQ(less.end, SearchEnd::out_of_steps);
  EXPECT_EQ(less.guesses, needed - 1);
}

TEST(One, WithoutAGuessOnlySinglesAreFound) {
  const OneResult result = solve_one(kHard, 2, with_guesses(0));
  EXPECT_EQ(result.end, SearchEnd::out_of_steps);
  EXPECT_EQ(result.guesses, 0u);
}

TEST(One, TheClockEndsIt) {
  Bounds past;
  past.deadline = std::chrono::steady_clock::now();
  EXPECT_EQ(solve_one(Grid(), kUnlimited, past).end, SearchEnd::out_of_time);
  Bounds soon;
  soon.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(5);
  const OneResult result = solve_one(Grid(), kUnlimited, soon);
  EXPECT_EQ(result.end, SearchEnd::out_of_time);
  EXPECT_GT(result.solutions, 0u);
}

TEST(One, AStopTokenEndsIt) {
  std::stop_source source;
  Bounds bounds;
  bounds.stop = source.get_token();
  std::uint64_t seen = 0;
  const OneResult result = solve_one(Grid(), kUnlimited, bounds, [&](const Grid&) {
    if (++seen == 1000) source.request_stop();
    return true;
  });
  EXPECT_EQ(result.end, SearchEnd::stopped);
  EXPECT_GE(result.solutions, 1000u);
  EXPECT_LT(result.solutions, 3000u);
  EXPECT_EQ(solve_one(kSix, 1, bounds).end, SearchEnd::stopped);
}

TEST(One, GivensEntriesAndMarksAreOnePosition) {
  Puzzle puzzle = kHard;
  const OneResult alone = solve_one(puzzle, 2);
  puzzle.entries.set(Cell(1), Digit(1));
  EXPECT_EQ(solve_one(puzzle, 2).solutions, 1u);
  puzzle.entries.set(Cell(1), Digit(4));
  EXPECT_EQ(solve_one(puzzle, 2).solutions, 0u);
  puzzle = kHard;
  puzzle.marks = Candidates::all();
  EXPECT_EQ(solve_one(puzzle, 2).solutions, alone.solutions);
  (*puzzle.marks)[Cell(1)].erase(Digit(1));
  EXPECT_EQ(solve_one(puzzle, 2).solutions, 0u);
}

TEST(One, FindTwoWritesWhatSolveOneHandsOut) {
  for (const Grid& grid : {kSix, kHard}) {
    std::vector<Grid> handed_out;
    const OneResult told = solve_one(grid, 2, {}, [&](const Grid& solution) {
      handed_out.push_back(solution);
      return true;
    });
    std::uint8_t written[2 * 81] = {};
    const OneResult found = find_two(grid, {}, written);
    EXPECT_EQ(found.end, told.end);
    EXPECT_EQ(found.guesses, told.guesses);
    ASSERT_EQ(found.solutions, handed_out.size());
    for (std::size_t i = 0; i < handed_out.size(); ++i)
      for (int k = 0; k < kCellCount; ++k)
        EXPECT_EQ(written[81 * i + static_cast<std::size_t>(k)], handed_out[i].value_at(Cell(k)));
  }
}

}  // namespace
}  // namespace nonet::engine
