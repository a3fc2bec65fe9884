#include "text/grid_puzzle.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kGroups = "12 3 456 7 89 1 2 34 56\n";

std::string nine(const std::string& row) {
  std::string text;
  for (int i = 0; i < 9; ++i) text += row;
  return text;
}

TEST(GridPuzzle, ALoneCandidateStaysAMark) {
  const auto records = read_records(nine(kGroups));
  ASSERT_EQ(records.size(), 1u);
  ASSERT_TRUE(records[0].puzzle);
  EXPECT_EQ(records[0].notation, Notation::pencil);
  EXPECT_EQ(records[0].puzzle->givens.filled(), 0);
  ASSERT_TRUE(records[0].puzzle->marks);
  EXPECT_EQ((*records[0].puzzle->marks)[Cell(1)], DigitSet{Digit(3)});
  EXPECT_EQ((*records[0].puzzle->marks)[Cell(0)], (DigitSet{Digit(1), Digit(2)}));
}

TEST(GridPuzzle, AFramedCandidateGridLoadsAsItWasSaved) {
  const std::string text = ".------------.----------.----------.\n" +
                           nine("| 12 3 456   | 7  89 1  | 2 34 56  |\n") +
                           "'------------'----------'----------'\n";
  const auto puzzle = parse(text);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(parse(write(*puzzle, Notation::pencil)), puzzle);
}

TEST(GridPuzzle, ABlankAmongCandidatesSaysNothing) {
  const auto puzzle = parse(nine("12 . {} 7 89 1 2 34 56\n"));
  ASSERT_TRUE(puzzle);
  EXPECT_EQ((*puzzle->marks)[Cell(1)], DigitSet::all());
  EXPECT_TRUE((*puzzle->marks)[Cell(2)].empty());
}

TEST(GridPuzzle, TextBesideTheRowsIsKept) {
  const std::string text = replaced(sample_rows(), "7...2...6\n", "7...2...6  # hard\n");
  EXPECT_THAT(show_all(text), ElementsAre("1 rows SAMPLE [# hard]"));
}

TEST(GridPuzzle, AnUnknownSymbolIsShownWithItsPlace) {
  const auto records = read_records(replaced(sample_rows(), "4..8.3", "4..8z3"));
  ASSERT_EQ(records.size(), 1u);
  ASSERT_FALSE(records[0].puzzle);
  const Error& error = records[0].puzzle.error();
  EXPECT_EQ(error.code, ErrorCode::unknown_symbol);
  EXPECT_EQ(error.line, 5u);
  EXPECT_EQ(error.column, 5u);
}

TEST(GridPuzzle, RowsThatATableCounts) {
  int number = 0;
  const auto counted = [&](const std::string& row) {
    return std::to_string(number++) + "  " + joined(row, "  ") + "\n";
  };
  const std::string from_zero = sample_rows(counted);
  EXPECT_THAT(show_all("   0  1  2  3  4  5  6  7  8\n" + from_zero), ElementsAre("2 rows SAMPLE"));
  EXPECT_THAT(show_all(replaced(from_zero, ".", "NaN")), ElementsAre("1 rows SAMPLE"));
  number = 1;
  EXPECT_THAT(show_all(sample_rows(counted)), ElementsAre("1 rows SAMPLE"));
  number = 2;
  EXPECT_THAT(show_all(sample_rows(counted).substr(0, 160)),
              ElementsAre(testing::StartsWith("1 rows error row 1 has 10 cells, 1 too many")));
  EXPECT_THAT(show_all("5 5 3 . . 7 . . . .\n" + from_zero.substr(from_zero.find("1  6"))),
              ElementsAre("1 rows error row 1 has 10 cells, 1 too many"));
}

}  // namespace
}  // namespace nonet
