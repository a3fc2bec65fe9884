#include <gtest/gtest.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

TEST(Parse, OnePuzzle) {
  const auto puzzle = parse(kSample);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(to_line(puzzle->givens), kSample);
  EXPECT_EQ(puzzle->entries.filled(), 0);
  EXPECT_FALSE(puzzle->marks);
  EXPECT_EQ(parse("# a comment\n\n" + sample_rows()), puzzle);
}

TEST(Parse, NothingThere) {
  for (std::string_view text : {"", "\n\n", "# 53\n", "\xef\xbb\xbf", "[code]\n[/code]"}) {
    const auto puzzle = parse(text);
    ASSERT_FALSE(puzzle) << text;
    EXPECT_EQ(puzzle.error().code, ErrorCode::empty_input);
    EXPECT_EQ(puzzle.error().line, 0u);
    EXPECT_FALSE(puzzle.error().hint.empty());
  }
}

TEST(Parse, SeveralPuzzles) {
  const auto puzzle = parse(std::string(kSample) + "\n\n" + std::string(kSample));
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().code, ErrorCode::ambiguous);
  EXPECT_EQ(puzzle.error().line, 3u);
}

TEST(Parse, TheFirstErrorIsTold) {
  const auto broken = parse("53..7\n");
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().code, ErrorCode::wrong_length);
  const auto after = parse(std::string(kSample) + "\nand so on\n");
  ASSERT_FALSE(after);
  EXPECT_EQ(after.error().code, ErrorCode::unknown_symbol);
  EXPECT_EQ(after.error().line, 2u);
  EXPECT_EQ(after.error().column, 1u);
}

TEST(Parse, ClashingDigitsAreReadAsTheyAre) {
  const std::string line = "55" + std::string(79, '.');
  EXPECT_EQ(to_line(parse(line)->givens), line);
}

}  // namespace
}  // namespace nonet
