#include <gtest/gtest.h>

#include <array>
#include <string>

#include "nonet/nonet.h"
#include "nonet/text.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

TEST(CTexts, ParseGivesDigitsAndMarks) {
  Puzzle puzzle = grid_of("1");
  puzzle.marks = Candidates::all();
  (*puzzle.marks)[Cell(1)] = {Digit(2), Digit(9)};
  const std::string text = write(puzzle, Notation::candidates);

  std::string digits(81, '#'), marks(729, '#');
  int has_marks = -1;
  std::array<char, 50> message;
  ASSERT_EQ(nonet_parse(text.data(), text.size(), digits.data(), marks.data(), &has_marks,
                        message.data(), message.size()),
            NONET_OK);
  EXPECT_EQ(has_marks, 1);
  EXPECT_EQ(marks.substr(9, 9), ".2......9");
  EXPECT_EQ(marks.substr(18, 9), "123456789");
  EXPECT_STREQ(message.data(), "");
}

TEST(CTexts, ParseLeavesEverythingAloneWhenMalformed) {
  std::string digits(81, '#');
  int has_marks = -1;
  std::array<char, 5> message;
  EXPECT_EQ(nonet_parse("12", 2, digits.data(), nullptr, &has_marks, message.data(), 5),
            NONET_MALFORMED);
  EXPECT_EQ(digits, std::string(81, '#'));
  EXPECT_EQ(has_marks, -1);
  EXPECT_EQ(std::string(message.data()).size(), 4u);
}

TEST(CTexts, ConvertWritesEveryNotation) {
  const Puzzle puzzle =
      grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const std::string line = line_of(puzzle.givens);
  for (int i = 0; i < nonet_notation_count(); ++i) {
    const std::string expected = write(puzzle, notations()[static_cast<std::size_t>(i)].notation);
    std::size_t length = 0;
    EXPECT_EQ(nonet_convert(line.data(), line.size(), i, nullptr, 0, &length), NONET_TRUNCATED);
    std::string out(length + 1, '#');
    EXPECT_EQ(nonet_convert(line.data(), line.size(), i, out.data(), out.size(), nullptr),
              NONET_OK);
    EXPECT_EQ(out.c_str(), expected);
  }
}

TEST(CTexts, ConvertRefusesWhatItDoesNotKnow) {
  EXPECT_EQ(nonet_convert("", 0, nonet_notation_count(), nullptr, 0, nullptr), NONET_BAD_ARGUMENT);
  EXPECT_EQ(nonet_convert("", 0, 0, nullptr, 0, nullptr), NONET_MALFORMED);
}

}  // namespace
}  // namespace nonet
