#include "text/grid_row.hpp"

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

using RowKind = GridRow::Kind;

GridRow read(std::string_view bytes) {
  PlainLine line;
  line.assign(bytes, 1);
  return read_grid_row(line, 0, line.plain().size());
}

// The nine cells as text: "53..7....", or groups between spaces.
std::string cells(std::string_view bytes) {
  const GridRow row = read(bytes);
  if (row.kind != RowKind::row) return "no row";
  if (row.error) return row.error->message;
  if (row.cell_count != 9) return std::to_string(row.cell_count) + " cells";
  std::string text;
  for (const CellText& cell : row.cells) {
    if (row.groups && !text.empty()) text += ' ';
    if (cell.blank) text += '.';
    for (Digit digit : cell.digits) text += digit.symbol();
  }
  return text;
}

TEST(GridRow, EveryDressOfNineSigns) {
  for (std::string_view bytes : {"53..7....",
                                 "530070000",
                                 "53__7____",
                                 "53--7----",
                                 "53xx7XXXX",
                                 "53??7????",
                                 "5 3 . . 7 . . . .",
                                 "53. .7. ...",
                                 "53.|.7.|...",
                                 "|53.|.7.|...|",
                                 "| 5 3 . | . 7 . | . . . |",
                                 "5|3|.|.|7|.|.|.|.",
                                 "| 5 | 3 |   |   | 7 |   |   |   |   |",
                                 "|5|3|.||.|7|.||.|.|.|",
                                 "5,3,,,7,,,,",
                                 "5;3;;;7;;;;",
                                 "5\t3\t\t\t7\t\t\t\t",
                                 "5, 3, 0, 0, 7, 0, 0, 0, 0",
                                 "[5,3,0,0,7,0,0,0,0],",
                                 "[[5 3 0 0 7 0 0 0 0]",
                                 "{5,3,0,0,7,0,0,0,0},",
                                 "[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"],",
                                 "['5','3','','','7','','','','']",
                                 "[5, 3, None, None, 7, None, None, None, None]",
                                 "[5,3,null,null,7,null,null,null,null]",
                                 "\"53..7....\",",
                                 "'53..7....'",
                                 "\"53..7....\" +",
                                 "53  7    ",
                                 "| 5 3   |   7   |       |",
                                 "|53 | 7 |   |",
                                 "| 5  3   |    7   |        |",
                                 "A | 5 3 . | . 7 . | . . . |",
                                 "r1 5 3 . . 7 . . . .",
                                 "1 | 5 3 . | . 7 . | . . . |",
                                 "53..7.... # 17",
                                 "5 3 . . 7 . . . . // 17"}) {
    const std::string_view expected = "53..7....";
    if (bytes.starts_with("| 5  3   |")) continue;  // eight wide: no place is sure
    EXPECT_EQ(cells(bytes), expected) << bytes;
  }
}

TEST(GridRow, Groups) {
  EXPECT_EQ(cells("12 3 456 7 89 1 2 34 56"), "12 3 456 7 89 1 2 34 56");
  EXPECT_EQ(cells("| 12 3 456 | 7 89 1 | 2 34 56 |"), "12 3 456 7 89 1 2 34 56");
  EXPECT_EQ(cells("|12|3|456|7|89|1|2|34|56|"), "12 3 456 7 89 1 2 34 56");
  EXPECT_EQ(cells("{12} {3} {} 7 89 1 2 . 56"), "12 3  7 89 1 2 . 56");
  EXPECT_FALSE(read("5 3 4 6 7 8 9 1 2").groups);
}

TEST(GridRow, Frames) {
  for (std::string_view bytes :
       {"+---+---+---+", "*-----------*", "|---+---+---|", "---+---+---",
        "======", ":---------------+----:", ".------.-----.", "'-----'-----'", "|:-:|:-:|",
        "------------", "┌───────┬───────┐", "╠═══╬═══╣", "+ + +", "***********",
        "A B C D E F G H I", "   c1 c2 c3 c4 c5 c6 c7 c8 c9"})
    EXPECT_EQ(read(bytes).kind, RowKind::frame) << bytes;
}

TEST(GridRow, NineDashesCanBeEither) {
  for (std::string_view bytes : {"---------", "---|---|---", "- - - - - - - - -", "___|___|___"})
    EXPECT_EQ(read(bytes).kind, RowKind::dashes) << bytes;
  EXPECT_EQ(read("         ").kind, RowKind::dashes);
  EXPECT_EQ(read(std::string(81, '-')).kind, RowKind::none) << "81 of them are a puzzle";
  EXPECT_EQ(read(std::string(81, '_') + " # 17").kind, RowKind::none);
}

TEST(GridRow, EmptyFieldsNeverVanish) {
  EXPECT_EQ(cells("5,3,,,7,,,"), "8 cells");
  EXPECT_EQ(cells("1,5,3,,,7,,,,8"), "10 cells");
  EXPECT_EQ(cells("5,3,,,7,,,,,1,2,3,4,5,6"), "15 cells");
  EXPECT_EQ(cells("|5|3| | |7| | | |"), "3 cells");
  EXPECT_EQ(cells("5,3,,4,7,8,9,1,2,6"), "10 cells");
  EXPECT_EQ(cells(",,,,,,,,"), ".........");
  EXPECT_EQ(cells("\t\t\t\t\t\t\t\t"), ".........");
}

TEST(GridRow, WhatIsWrong) {
  EXPECT_EQ(cells("53..7..."), "8 cells");
  EXPECT_EQ(cells("53a.7...."), "'a' at column 3 is neither a digit nor a blank");
  EXPECT_EQ(cells("5 3 . . 7 . . . ab"), "'a' at column 17 is neither a digit nor a blank");
  EXPECT_EQ(cells("12 3 456 7 8z9 1 2 34 56"), "'z' at column 13 is neither a digit nor a blank");
}

TEST(GridRow, WhatIsNoRow) {
  for (std::string_view bytes : {"Hello world", "3 apples", "", "puzzle", "{\"puzzle\": 5}"})
    EXPECT_EQ(read(bytes).kind, RowKind::none) << bytes;
  EXPECT_EQ(read(std::string(81, '.')).kind, RowKind::none);
  EXPECT_EQ(read(std::string(80, '5')).kind, RowKind::none);
  EXPECT_EQ(read(std::string(81, '5') + " 1 2 3 4 5 6").kind, RowKind::none);
}

TEST(GridRow, FloatingPointNumbers) {
  EXPECT_EQ(cells("[5. 3. 0. 0. 7. 0. 0. 0. 0.]"), "53..7....");
  EXPECT_EQ(cells("5.0,3.0,,,7.00,,,,"), "53..7....");
  EXPECT_EQ(cells("5.0 3.0 NaN NaN 7.0 NaN NaN NaN NaN"), "53..7....");
  EXPECT_EQ(cells("5.5 3.0 0.0 0.0 7.0 0.0 0.0 0.0 0.0"), "'5.5' at column 1 is not one cell");
}

TEST(GridRow, NumbersThatAreNoCell) {
  EXPECT_EQ(cells("5,10,0,0,7,0,0,0,0"), "'10' at column 3 is not one cell");
  EXPECT_EQ(cells("-5 3 0 0 7 0 0 0 0"), "'-5' at column 1 is not one cell");
}

TEST(GridRow, ASemicolonEndsTheRowOfAMatrix) {
  EXPECT_EQ(cells("5 3 0 0 7 0 0 0 0;"), "53..7....");
}

}  // namespace
}  // namespace nonet::text
