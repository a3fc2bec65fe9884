#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "nonet/nonet.h"
#include "nonet/solve.hpp"
#include "support/puzzle_makers.hpp"
#include "support/puzzle_mix.hpp"

namespace nonet {
namespace {

constexpr std::size_t kRow = 81;

std::vector<Grid> make_puzzles(std::size_t number) {
  RandomDraw draw(number);
  std::vector<Grid> puzzles = test::make_puzzle_mix(6, draw);
  for (std::size_t i = 0; puzzles.size() < number; ++i) puzzles.push_back(puzzles[i]);
  puzzles.resize(number);
  return puzzles;
}

std::string rows_of(const std::vector<Grid>& puzzles, const std::string& between) {
  std::string rows;
  for (const Grid& puzzle : puzzles) rows += line_of(puzzle) + between;
  return rows;
}

struct Solved {
  std::vector<int> verdicts;
  std::string solutions, seconds;

  explicit Solved(std::size_t number)
      : verdicts(number, -1), solutions(number * kRow, '#'), seconds(number * kRow, '#') {}
  int ask(const std::string& rows, std::size_t stride) {
    return nonet_solve_many(rows.data(), stride, verdicts.size(), nullptr, verdicts.data(),
                            solutions.data(), seconds.data());
  }
  std::string solution(std::size_t i) const { return solutions.substr(i * kRow, kRow); }
};

TEST(CMany, AnswersAreThoseOfEachAlone) {
  for (std::size_t number : {1, 40, 500}) {
    const std::vector<Grid> puzzles = make_puzzles(number);
    Solved solved(number);
    ASSERT_EQ(solved.ask(rows_of(puzzles, ""), kRow), NONET_OK);
    for (std::size_t i = 0; i < number; ++i) {
      const Answer alone = solve(puzzles[i]);
      EXPECT_EQ(solved.verdicts[i], static_cast<int>(alone.verdict));
      EXPECT_EQ(solved.solution(i) == std::string(kRow, '.'), alone.solution.is_blank(Cell(0)));
      if (alone.verdict == Verdict::unique) {
        EXPECT_EQ(solved.solution(i), line_of(alone.solution));
      }
      EXPECT_EQ(solved.seconds.substr(i * kRow, kRow) == std::string(kRow, '.'),
                alone.verdict != Verdict::multiple);
    }
  }
}

// More rows than are taken over in one go, in lines.
TEST(CMany, StridesOverWhatStandsBetween) {
  const std::vector<Grid> puzzles = make_puzzles(9000);
  Solved packed(puzzles.size()), lines(puzzles.size());
  ASSERT_EQ(packed.ask(rows_of(puzzles, ""), kRow), NONET_OK);
  ASSERT_EQ(lines.ask(rows_of(puzzles, "\r\n"), kRow + 2), NONET_OK);
  EXPECT_EQ(packed.verdicts, lines.verdicts);
  EXPECT_EQ(packed.solutions, lines.solutions);
  EXPECT_EQ(packed.verdicts[8999], static_cast<int>(solve(puzzles[8999]).verdict));
}

TEST(CMany, ZeroIsABlankAndOtherCharactersAreMalformed) {
  const Grid easy =
      grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  std::string with_zeros = line_of(easy), with_letter = line_of(easy);
  for (char& c : with_zeros)
    if (c == '.') c = '0';
  with_letter[80] = 'x';
  const std::string rows = with_letter + with_zeros + std::string(kRow, '\0') + line_of(easy);
  Solved solved(4);
  ASSERT_EQ(solved.ask(rows, kRow), NONET_OK);
  EXPECT_EQ(solved.verdicts, (std::vector<int>{NONET_VERDICT_MALFORMED, NONET_UNIQUE,
                                               NONET_VERDICT_MALFORMED, NONET_UNIQUE}));
  EXPECT_EQ(solved.solution(0), std::string(kRow, '.'));
  EXPECT_EQ(solved.solution(1), solved.solution(3));

  std::uint64_t counts[4] = {9, 9, 9, 9};
  int exact[4] = {9, 9, 9, 9};
  ASSERT_EQ(nonet_count_many(rows.data(), kRow, 4, UINT64_MAX, nullptr, counts, exact), NONET_OK);
  EXPECT_EQ(std::vector(counts, counts + 4), (std::vector<std::uint64_t>{0, 1, 0, 1}));
  EXPECT_EQ(std::vector(exact, exact + 4), (std::vector{-1, 1, -1, 1}));
}

TEST(CMany, CountsAreThoseOfEachAlone) {
  const std::vector<Grid> puzzles = make_puzzles(300);
  const std::string rows = rows_of(puzzles, "\n");
  std::vector<std::uint64_t> counts(puzzles.size());
  std::vector<int> exact(puzzles.size());
  ASSERT_EQ(nonet_count_many(rows.data(), kRow + 1, puzzles.size(), 50, nullptr, counts.data(),
                             exact.data()),
            NONET_OK);
  for (std::size_t i = 0; i < puzzles.size(); ++i)
    EXPECT_EQ((Count{counts[i], exact[i] == 1}), count(puzzles[i], 50));
}

TEST(CMany, BoundsHold) {
  const std::vector<Grid> puzzles(200);
  const std::string rows = rows_of(puzzles, "");
  const nonet_bounds one_step{1, 0};
  std::vector<int> answers(puzzles.size(), 9);
  ASSERT_EQ(nonet_count_many(rows.data(), kRow, puzzles.size(), UINT64_MAX, &one_step, nullptr,
                             answers.data()),
            NONET_OK);
  EXPECT_EQ(answers, std::vector<int>(puzzles.size(), 0));
}

TEST(CMany, WrongArgumentsAreRefusedAndNothingIsNothing) {
  const std::string row(kRow, '.');
  int verdict = 9;
  EXPECT_EQ(nonet_solve_many(row.data(), kRow - 1, 1, nullptr, &verdict, nullptr, nullptr),
            NONET_BAD_ARGUMENT);
  EXPECT_EQ(nonet_solve_many(nullptr, kRow, 1, nullptr, &verdict, nullptr, nullptr),
            NONET_BAD_ARGUMENT);
  EXPECT_EQ(nonet_count_many(nullptr, kRow, 1, 1, nullptr, nullptr, &verdict), NONET_BAD_ARGUMENT);
  EXPECT_EQ(nonet_solve_many(nullptr, 0, 0, nullptr, nullptr, nullptr, nullptr), NONET_OK);
  EXPECT_EQ(verdict, 9);
  EXPECT_EQ(nonet_solve_many(row.data(), kRow, 1, nullptr, nullptr, nullptr, nullptr), NONET_OK);
}

}  // namespace
}  // namespace nonet
