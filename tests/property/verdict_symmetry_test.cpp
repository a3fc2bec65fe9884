// What is true of a puzzle stays true when its digits are relabelled, its rows permuted within
// bands, its bands, its columns and stacks likewise, and when it is transposed.

#include <gtest/gtest.h>

#include <map>

#include "nonet/verdict.hpp"
#include "support/judgement_checker.hpp"
#include "support/puzzle_makers.hpp"
#include "support/random_symmetry.hpp"

namespace nonet {
namespace {

TEST(VerdictSymmetry, NothingChangesThatShouldNot) {
  std::map<Verdict, int> met;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    RandomDraw draw(seed);
    const Puzzle puzzle = random_puzzle(draw);
    const Symmetry symmetry = random_symmetry(draw);
    const Puzzle moved = symmetry(puzzle);
    SCOPED_TRACE(line_of(puzzle.digits()) + " and " + line_of(moved.digits()));

    const Judgement before = check(puzzle), after = check(moved);
    ASSERT_EQ(before.verdict(), after.verdict());
    ASSERT_EQ(objection(puzzle, before), "");
    ASSERT_EQ(objection(moved, after), "");
    ASSERT_EQ(before.conflicts.size(), after.conflicts.size());
    ASSERT_EQ(before.interchangeable.size(), after.interchangeable.size());
    ASSERT_EQ(before.obstacle.has_value(), after.obstacle.has_value());
    ASSERT_EQ(count(puzzle, 1000), count(moved, 1000));
    ++met[before.verdict()];
    if (before.verdict() != Verdict::unique) continue;
    ASSERT_EQ(symmetry(before.answer.solution), after.answer.solution);
  }
  for (Verdict verdict : {Verdict::conflict, Verdict::none, Verdict::multiple, Verdict::unique})
    EXPECT_GT(met[verdict], 20) << name_of(verdict);
}

}  // namespace
}  // namespace nonet
