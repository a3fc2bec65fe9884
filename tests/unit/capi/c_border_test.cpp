#include "capi/c_border.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace nonet::capi {
namespace {

TEST(CBorder, TextsAreCutAsSnprintfDoes) {
  std::array<char, 8> buffer;
  std::size_t length = 0;
  const auto give_into = [&](std::size_t size) {
    buffer.fill('#');
    return give_text("abcd", buffer.data(), size, &length);
  };
  EXPECT_EQ(give_into(8), NONET_OK);
  EXPECT_STREQ(buffer.data(), "abcd");
  EXPECT_EQ(buffer[5], '#');
  EXPECT_EQ(give_into(5), NONET_OK);
  EXPECT_STREQ(buffer.data(), "abcd");
  EXPECT_EQ(give_into(4), NONET_TRUNCATED);
  EXPECT_STREQ(buffer.data(), "abc");
  EXPECT_EQ(buffer[4], '#');
  EXPECT_EQ(give_into(1), NONET_TRUNCATED);
  EXPECT_STREQ(buffer.data(), "");
  EXPECT_EQ(give_into(0), NONET_TRUNCATED);
  EXPECT_EQ(buffer[0], '#');
  EXPECT_EQ(length, 4u);
  EXPECT_EQ(give_text("abcd", nullptr, 0, nullptr), NONET_OK);
}

TEST(CBorder, GridsAre81CharactersAndNoMore) {
  std::array<char, 82> line;
  line.fill('#');
  Grid grid;
  grid.set(Cell(80), Digit(7));
  give_grid(line.data(), grid);
  EXPECT_EQ(line[0], '.');
  EXPECT_EQ(line[80], '7');
  EXPECT_EQ(line[81], '#');
  give_grid(nullptr, grid);
}

TEST(CBorder, CandidatesAre729CharactersAndNoMore) {
  std::array<char, 730> text;
  text.fill('#');
  Candidates candidates;
  candidates[Cell(0)] = {Digit(1)};
  candidates[Cell(80)] = {Digit(2), Digit(9)};
  give_candidates(text.data(), candidates);
  EXPECT_EQ(text[0], '1');
  EXPECT_EQ(text[1], '.');
  EXPECT_EQ(std::string(&text[720], 10), ".2......9#");
  give_candidates(nullptr, candidates);
}

TEST(CBorder, ZeroBoundsNothing) {
  const nonet_bounds zero{0, 0};
  EXPECT_EQ(bounds_from(&zero).max_steps, kUnlimited);
  EXPECT_FALSE(bounds_from(&zero).deadline);
  EXPECT_EQ(bounds_from(nullptr).max_steps, kUnlimited);
  EXPECT_FALSE(bounds_from(nullptr).deadline);
}

TEST(CBorder, BoundsAreTakenOver) {
  const auto before = std::chrono::steady_clock::now();
  const nonet_bounds bounds{12, 3'600'000};
  const Bounds taken = bounds_from(&bounds);
  EXPECT_EQ(taken.max_steps, 12u);
  ASSERT_TRUE(taken.deadline);
  EXPECT_GE(*taken.deadline, before + std::chrono::hours(1));
}

// A deadline so far away would overflow the clock and lie in the past.
TEST(CBorder, ATimeoutBeyondTheClockIsNone) {
  const nonet_bounds bounds{0, UINT64_MAX};
  EXPECT_FALSE(bounds_from(&bounds).deadline);
}

TEST(CBorder, NullIsAnEmptyText) {
  const auto puzzle = puzzle_from(nullptr, 81);
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().code, ErrorCode::empty_input);
}

}  // namespace
}  // namespace nonet::capi
