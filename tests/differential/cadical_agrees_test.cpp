// solve, count, check and for_each_solution against a SAT solver.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>

#include "nonet/verdict.hpp"
#include "support/cadical_oracle.hpp"
#include "support/judgement_checker.hpp"
#include "support/puzzle_makers.hpp"
#include "support/shared_file.hpp"

namespace nonet {
namespace {

constexpr std::size_t kLimit = 20;

Verdict verdict_from(const Puzzle& puzzle, std::size_t completions) {
  if (!obeys_rules(puzzle.digits())) return Verdict::conflict;
  if (completions == 0) return Verdict::none;
  return completions == 1 ? Verdict::unique : Verdict::multiple;
}

std::vector<std::string> lines_of(const std::vector<Grid>& grids) {
  std::vector<std::string> lines;
  for (const Grid& grid : grids) lines.push_back(line_of(grid));
  std::ranges::sort(lines);
  return lines;
}

// Returns the verdict, so that a test can see that it met all kinds.
Verdict expect_agreement(const Puzzle& puzzle) {
  SCOPED_TRACE(line_of(puzzle.digits()) + (puzzle.marks ? " with marks" : ""));
  const std::vector<Grid> completions = completions_by_sat(puzzle, kLimit + 1);
  const Verdict verdict = verdict_from(puzzle, completions.size());

  const Judgement judgement = check(puzzle);
  EXPECT_EQ(judgement.verdict(), verdict) << reason(judgement);
  EXPECT_EQ(objection(puzzle, judgement), "") << reason(judgement);
  EXPECT_EQ(solve(puzzle).verdict, verdict);

  const bool all = completions.size() <= kLimit;
  EXPECT_EQ(count(puzzle, kLimit), (Count{std::min(completions.size(), kLimit), all}));
  if (all) {
    std::vector<Grid> handed_out;
    for_each_solution(puzzle, [&](const Grid& grid) {
      handed_out.push_back(grid);
      return handed_out.size() <= kLimit;
    });
    EXPECT_EQ(lines_of(handed_out), lines_of(completions));
  }
  return verdict;
}

using Maker = Puzzle (*)(const Grid& full, RandomDraw& draw);

std::map<Verdict, int> verdicts_of(int rounds, Maker make) {
  std::map<Verdict, int> met;
  for (int seed = 0; seed < rounds; ++seed) {
    RandomDraw draw(static_cast<std::uint64_t>(seed));
    const Grid full = make_full_grid(draw);
    ++met[expect_agreement(make(full, draw))];
    if (testing::Test::HasFailure()) break;
  }
  return met;
}

TEST(CadicalAgrees, OnMinimalPuzzles) {
  auto met = verdicts_of(60, [](const Grid& full, RandomDraw& draw) -> Puzzle {
    return make_minimal_puzzle(full, draw);
  });
  EXPECT_EQ(met[Verdict::unique], 60);
}

TEST(CadicalAgrees, OnSeveralSolutions) {
  auto met = verdicts_of(60, [](const Grid& full, RandomDraw& draw) -> Puzzle {
    return remove_digits(make_minimal_puzzle(full, draw), 1 + draw.below(5), draw);
  });
  EXPECT_EQ(met[Verdict::multiple], 60);
}

TEST(CadicalAgrees, OnFewGivens) {
  auto met = verdicts_of(40, [](const Grid& full, RandomDraw& draw) -> Puzzle {
    return remove_digits(full, 81 - draw.below(20), draw);
  });
  EXPECT_EQ(met[Verdict::multiple], 40);
}

TEST(CadicalAgrees, OnSpoiledPuzzles) {
  auto met = verdicts_of(120, [](const Grid& full, RandomDraw& draw) -> Puzzle {
    const Grid minimal = make_minimal_puzzle(full, draw);
    return spoil_digit(restore_digits(minimal, full, draw.below(12), draw), draw);
  });
  EXPECT_GT(met[Verdict::none], 60);
}

TEST(CadicalAgrees, OnConflicts) {
  auto met = verdicts_of(30, [](const Grid& full, RandomDraw& draw) -> Puzzle {
    return make_conflict(remove_digits(full, draw.below(70), draw), draw);
  });
  EXPECT_EQ(met[Verdict::conflict], 30);
}

TEST(CadicalAgrees, OnEntries) {
  auto met = verdicts_of(60, [](const Grid& full, RandomDraw& draw) {
    Puzzle puzzle = make_minimal_puzzle(full, draw);
    puzzle.entries = remove_digits(full, 60, draw);
    if (draw.once_in(2)) puzzle.entries = spoil_digit(puzzle.entries, draw);
    return puzzle;
  });
  EXPECT_GT(met[Verdict::unique], 5);
  EXPECT_GT(met[Verdict::none] + met[Verdict::conflict], 5);
}

TEST(CadicalAgrees, OnMarksThatKeepASolution) {
  auto met = verdicts_of(60, [](const Grid& full, RandomDraw& draw) {
    const Grid few = remove_digits(full, 60 + draw.below(20), draw);
    return add_marks(few, full, 2 + draw.below(4), draw);
  });
  EXPECT_EQ(met[Verdict::none] + met[Verdict::conflict], 0);
  EXPECT_GT(met[Verdict::unique], 5);
  EXPECT_GT(met[Verdict::multiple], 5);
}

// Marks without regard to any solution, as a player's slip leaves them.
TEST(CadicalAgrees, OnMarksAtRandom) {
  auto met = verdicts_of(120, [](const Grid& full, RandomDraw& draw) {
    Puzzle puzzle = add_marks(remove_digits(full, 35 + draw.below(46), draw), full, 1000, draw);
    const int rarity = 3 + draw.below(20);
    for (int i = 0; i < kCellCount; ++i)
      for (Digit digit : (*puzzle.marks)[Cell(i)])
        if (draw.once_in(rarity)) (*puzzle.marks)[Cell(i)].erase(digit);
    return puzzle;
  });
  EXPECT_GT(met[Verdict::none], 20);
  EXPECT_GT(met[Verdict::unique] + met[Verdict::multiple], 5);
}

struct Collection {
  const char* file;
  Verdict verdict;
  int step;        // each so many puzzles are judged,
  int asked_step;  // and of each so many the SAT solver is asked
};

class CollectionTest : public testing::TestWithParam<Collection> {};

TEST_P(CollectionTest, IsJudgedRightly) {
  const std::string file = shared_file(std::string("data/") + GetParam().file);
  std::ifstream stream(file);
  if (!stream) GTEST_SKIP() << "no collection " << file << ": set NONET_SHARED";
  std::string line;
  int judged = 0;
  for (int i = 0; std::getline(stream, line) && !HasFailure(); ++i) {
    if (i % GetParam().step != 0) continue;
    const Puzzle puzzle = grid_of(line);
    const Answer answer = solve(puzzle);
    ASSERT_EQ(answer.verdict, GetParam().verdict) << line;
    ASSERT_TRUE(is_completion(answer.solution, puzzle)) << line;
    ++judged;
    if (i % GetParam().asked_step != 0) continue;
    EXPECT_EQ(expect_agreement(puzzle), GetParam().verdict);
  }
  EXPECT_GT(judged, 0);
}

INSTANTIATE_TEST_SUITE_P(
    All, CollectionTest,
    testing::Values(Collection{"17_clue.txt", Verdict::unique, 1, 1500},
                    Collection{"magictour_top1465.txt", Verdict::unique, 1, 50},
                    Collection{"forum_hardest_11plus.txt", Verdict::unique, 10, 800},
                    Collection{"several_solutions.txt", Verdict::multiple, 1, 150},
                    Collection{"kaggle.txt", Verdict::unique, 1, 500},
                    Collection{"easy_32_clues.txt", Verdict::unique, 1, 2000},
                    Collection{"random_minimal.txt", Verdict::unique, 1, 1500}),
    [](const auto& test) {
      return std::string(test.param.file).substr(0, std::string_view(test.param.file).find('.'));
    });

}  // namespace
}  // namespace nonet
