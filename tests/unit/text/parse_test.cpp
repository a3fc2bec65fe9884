#include <gtest/gtest.h>

#include <array>

#include "support/random_draw.hpp"
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

// Lines of 81 cells take a short cut.
TEST(Parse, SaysOfLinesWhatTheReaderSays) {
  RandomDraw draw(1);
  for (int i = 0; i < 2000; ++i) {
    std::string line(81, '.');
    for (char& c : line) c = "123456789.0_*-xX?"[draw.below(17)];
    if (i % 4 == 1) line[static_cast<std::size_t>(draw.below(81))] = "aA+ /~"[draw.below(6)];
    if (i % 4 == 2) line.resize(static_cast<std::size_t>(80 + draw.below(3)), '4');
    line +=
        std::array{"", "\n", "\r\n", "\r", "\n\n", " \n"}[static_cast<std::size_t>(draw.below(6))];
    Reader reader(read_from(line));
    Record record;
    ASSERT_TRUE(reader.next(record)) << line;
    EXPECT_EQ(parse(line), record.puzzle) << line;
  }
}

}  // namespace
}  // namespace nonet
