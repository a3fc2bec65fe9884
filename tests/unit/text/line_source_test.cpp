#include "text/line_source.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nonet::text {
namespace {

// The lines of a text that arrives in pieces.
std::vector<std::string> lines_of(std::string_view text, std::size_t piece) {
  LineSource source([text, piece](std::span<char> buffer) mutable {
    const std::size_t count = text.copy(buffer.data(), std::min(piece, buffer.size()));
    text.remove_prefix(count);
    return count;
  });
  std::vector<std::string> lines;
  for (Line line; source.next(line);) {
    EXPECT_EQ(line.number, lines.size() + 1);
    lines.emplace_back(line.text);
  }
  return lines;
}

using Lines = std::vector<std::string>;

TEST(LineSource, EveryLineEndHoweverItArrives) {
  for (std::size_t piece : {1, 2, 3, 100}) {
    EXPECT_EQ(lines_of("a\nb\r\nc\rd", piece), (Lines{"a", "b", "c", "d"})) << piece;
    EXPECT_EQ(lines_of("a\n\n\r\n\r\rb\n", piece), (Lines{"a", "", "", "", "", "b"})) << piece;
    EXPECT_EQ(lines_of("a\r", piece), Lines{"a"}) << piece;
    EXPECT_EQ(lines_of("", piece), Lines{}) << piece;
    EXPECT_EQ(lines_of("\n", piece), Lines{""}) << piece;
  }
}

TEST(LineSource, ByteOrderMarks) {
  for (std::size_t piece : {1, 3, 100}) {
    EXPECT_EQ(lines_of("\xef\xbb\xbf" "5\n", piece), Lines{"5"});
    EXPECT_EQ(lines_of("\xef\xbb\xbf", piece), Lines{});
    EXPECT_EQ(lines_of(std::string_view("\xff\xfe" "5\0\r\0\n\0" "3\0", 10), piece),
              (Lines{"5", "3"}));
    EXPECT_EQ(lines_of(std::string_view("\xfe\xff\0" "5\0\n\0" "3", 8), piece), (Lines{"5", "3"}));
  }
}

TEST(LineSource, ALineOfAMegabyteIsKeptALongerOneIsNot) {
  for (std::size_t extra : {0, 1, 100000}) {
    const std::string text = std::string(kLongestLine + extra, '5') + "\nnext\n";
    LineSource source(read_from(text));
    Line line;
    ASSERT_TRUE(source.next(line));
    EXPECT_EQ(line.too_long, extra > 0) << extra;
    EXPECT_EQ(line.text.size(), extra > 0 ? 0 : kLongestLine);
    ASSERT_TRUE(source.next(line));
    EXPECT_FALSE(line.too_long);
    EXPECT_EQ(line.text, "next");
    EXPECT_EQ(line.number, 2u);
    EXPECT_FALSE(source.next(line));
  }
}

TEST(LineSource, AnEndlessLineEndsWithTheStream) {
  const std::string text(3 * kLongestLine, '5');
  LineSource source(read_from(text));
  Line line;
  ASSERT_TRUE(source.next(line));
  EXPECT_TRUE(line.too_long);
  EXPECT_FALSE(source.next(line));
}

TEST(LineSource, KnowsWhetherALineIsInMemory) {
  std::vector<std::string> pieces = {"a\nb\r", "\n", "c"};
  std::size_t next = 0;
  LineSource source([&](std::span<char> buffer) -> std::size_t {
    if (next == pieces.size()) return 0;
    return pieces[next++].copy(buffer.data(), buffer.size());
  });
  EXPECT_FALSE(source.has_line());
  Line line;
  // The first four bytes are awaited to tell the encoding.
  ASSERT_TRUE(source.next(line));
  EXPECT_EQ(next, 1u);
  EXPECT_TRUE(source.has_line());
  ASSERT_TRUE(source.next(line));
  EXPECT_EQ(line.text, "b");
  EXPECT_EQ(next, 1u) << "a carriage return ends the line, whatever follows";
  EXPECT_FALSE(source.has_line());
  ASSERT_TRUE(source.next(line));
  EXPECT_EQ(line.text, "c");
  EXPECT_TRUE(source.has_line()) << "the end is known";
}

}  // namespace
}  // namespace nonet::text
