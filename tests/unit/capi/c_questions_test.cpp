#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "nonet/nonet.h"
#include "nonet/verdict.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

const std::string kSix =
    "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";
const std::string kNone =
    "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
const std::string kConflict = "99" + std::string(79, '.');

TEST(CQuestions, CheckGivesTheLibrarysReason) {
  for (const std::string& text : {kSix, kNone, kConflict}) {
    const Judgement judgement = check(grid_of(text));
    int verdict = -1;
    std::array<char, 500> why;
    std::size_t length = 0;
    EXPECT_EQ(
        nonet_check(text.data(), text.size(), nullptr, &verdict, why.data(), why.size(), &length),
        NONET_OK);
    EXPECT_EQ(verdict, static_cast<int>(judgement.verdict()));
    EXPECT_EQ(why.data(), reason(judgement));
    EXPECT_EQ(length, reason(judgement).size());
  }
}

TEST(CQuestions, CheckOfNoPuzzleIsAnAnswer) {
  int verdict = -1;
  std::array<char, 20> why;
  EXPECT_EQ(nonet_check("12", 2, nullptr, &verdict, why.data(), why.size(), nullptr),
            NONET_TRUNCATED);
  EXPECT_EQ(verdict, NONET_VERDICT_MALFORMED);
  EXPECT_EQ(std::string(why.data()).size(), 19u);
}

TEST(CQuestions, SolveGivesBothWitnesses) {
  const Answer answer = solve(grid_of(kSix));
  std::string first(81, '#'), second(81, '#');
  int verdict = -1;
  EXPECT_EQ(nonet_solve(kSix.data(), 81, nullptr, &verdict, first.data(), second.data()), NONET_OK);
  EXPECT_EQ(verdict, NONET_MULTIPLE);
  EXPECT_EQ(first, line_of(answer.solution));
  EXPECT_EQ(second, line_of(answer.second));

  EXPECT_EQ(nonet_solve(kNone.data(), 81, nullptr, &verdict, first.data(), second.data()),
            NONET_OK);
  EXPECT_EQ(verdict, NONET_NONE);
  EXPECT_EQ(first, std::string(81, '.'));
  EXPECT_EQ(nonet_solve(kNone.data(), 81, nullptr, nullptr, nullptr, nullptr), NONET_OK);
}

TEST(CQuestions, WhatIsNoPuzzleIsRefused) {
  int verdict = -1, exact = -1;
  std::uint64_t number = 77;
  const auto go_on = [](const char*, void*) { return 1; };
  EXPECT_EQ(nonet_solve("12", 2, nullptr, &verdict, nullptr, nullptr), NONET_MALFORMED);
  EXPECT_EQ(nonet_count("12", 2, 1, nullptr, &number, &exact), NONET_MALFORMED);
  EXPECT_EQ(nonet_for_each_solution("12", 2, nullptr, go_on, nullptr, &number, &exact),
            NONET_MALFORMED);
  EXPECT_EQ(nonet_for_each_solution(kSix.data(), 81, nullptr, nullptr, nullptr, &number, &exact),
            NONET_BAD_ARGUMENT);
  EXPECT_EQ(verdict, -1);
  EXPECT_EQ(number, 77u);
  EXPECT_EQ(exact, -1);
}

TEST(CQuestions, CountKeepsLimitAndBounds) {
  std::uint64_t number = 0;
  int exact = -1;
  EXPECT_EQ(nonet_count(kSix.data(), 81, 5, nullptr, &number, &exact), NONET_OK);
  EXPECT_EQ(number, 5u);
  EXPECT_EQ(exact, 0);
  EXPECT_EQ(nonet_count(kSix.data(), 81, UINT64_MAX, nullptr, &number, &exact), NONET_OK);
  EXPECT_EQ(number, 6u);
  EXPECT_EQ(exact, 1);
  const nonet_bounds one_millisecond{0, 1};
  const std::string empty(81, '.');
  EXPECT_EQ(nonet_count(empty.data(), 81, UINT64_MAX, &one_millisecond, &number, &exact), NONET_OK);
  EXPECT_EQ(exact, 0);
}

TEST(CQuestions, EverySolutionIsHandedOut) {
  std::vector<std::string> lines;
  const auto keep = [](const char* line, void* context) {
    static_cast<std::vector<std::string>*>(context)->emplace_back(line, 81);
    return 1;
  };
  std::uint64_t number = 0;
  int exact = 0;
  EXPECT_EQ(nonet_for_each_solution(kSix.data(), 81, nullptr, keep, &lines, &number, &exact),
            NONET_OK);
  EXPECT_EQ(number, 6u);
  EXPECT_EQ(exact, 1);
  EXPECT_EQ(lines.size(), 6u);
}

}  // namespace
}  // namespace nonet
