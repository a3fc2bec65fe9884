#include "text/single_line.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kBareLine(kSample);

TEST(SingleLine, EveryBlankSign) {
  for (char blank : std::string(".0_*-xX?"))
    EXPECT_THAT(show_all(replaced(kBareLine, ".", std::string(1, blank))),
                ElementsAre("1 line SAMPLE"))
        << blank;
  for (std::string_view blank : {"·", "•", "．", "＿", "–", "−", "□", "。", "⋅", "▫", "\xb7"})
    EXPECT_THAT(show_all(replaced(kBareLine, ".", blank)), ElementsAre("1 line SAMPLE")) << blank;
  EXPECT_THAT(show_all(replaced(kBareLine, ".", " ")), ElementsAre("1 line SAMPLE"));
  EXPECT_THAT(show_all(replaced(kBareLine, "...", "…")), ElementsAre("1 line SAMPLE"));
}

TEST(SingleLine, DigitsOfOtherScripts) {
  EXPECT_THAT(
      show_all("５３..７....６..１９５....９８....６.８...６...３４..８.３..１７...２...６.６...."
               "２８....４１９..５....８..７９"),
      ElementsAre("1 line SAMPLE"));
}

TEST(SingleLine, WhatStandsBesideIsKept) {
  EXPECT_THAT(show_all(kBareLine + " # 30 clues\n" + kBareLine + ";30\n" + kBareLine + ",30\n" +
                       kBareLine + "\tname\n" + kBareLine + " // x\n"),
              ElementsAre("1 line SAMPLE [# 30 clues]", "2 line SAMPLE [30]", "3 line SAMPLE [30]",
                          "4 line SAMPLE [name]", "5 line SAMPLE [// x]"));
  EXPECT_THAT(show_all("0001ac8d3e3f " + kBareLine + "  1.2"),
              ElementsAre("1 line SAMPLE [0001ac8d3e3f 1.2]"));
  EXPECT_THAT(show_all("1: " + kBareLine + "\n2) " + kBareLine),
              ElementsAre("1 line SAMPLE [1:]", "2 line SAMPLE [2)]"));
  EXPECT_THAT(show_all("easy = \"" + kBareLine + "\";"), ElementsAre("1 line SAMPLE [easy =]"));
}

TEST(SingleLine, CellsApart) {
  EXPECT_THAT(show_all(joined(kBareLine, " ")), ElementsAre("1 line SAMPLE"));
  std::string rows_apart;
  for (std::size_t row = 0; row < 9; ++row) rows_apart += kBareLine.substr(9 * row, 9) + ' ';
  EXPECT_THAT(show_all(rows_apart), ElementsAre("1 line SAMPLE"));
  EXPECT_THAT(show_all(replaced(joined(kBareLine, ","), ".", "")), ElementsAre("1 json SAMPLE"));
  const std::string array = "[" + sample_rows([](const std::string& row) {
                              return "[\"" + joined(row, "\",\"") + "\"],";
                            });
  EXPECT_THAT(show_all(array.substr(0, array.size() - 1) + "]"), ElementsAre("1 json SAMPLE"));
}

TEST(SingleLine, GroupsAndCandidateStrings) {
  std::string groups = "12";
  for (int i = 1; i < 81; ++i) groups += " 3";
  EXPECT_THAT(show_all(groups), ElementsAre("1 pencil " + std::string(81, '.') + " marks 82"));
  std::string all;
  for (int i = 0; i < 81; ++i) all += "123456789";
  EXPECT_THAT(show_all(all), ElementsAre("1 candidates " + std::string(81, '.') + " marks 729"));
  all[0] = '0';
  all[10] = '.';
  EXPECT_THAT(show_all(all), ElementsAre("1 candidates " + std::string(81, '.') + " marks 727"));
  all[3] = '5';
  EXPECT_THAT(show_all(all),
              ElementsAre("1 candidates error '5' at column 4 is neither candidate 4 of r1c1 nor a "
                          "blank"));
}

TEST(SingleLine, WrongLengths) {
  EXPECT_THAT(show_all(kBareLine.substr(0, 80)), ElementsAre("1 line error 80 cells, 1 too few"));
  EXPECT_THAT(show_all(kBareLine + ".."), ElementsAre("1 line error 83 cells, 2 too many"));
  EXPECT_THAT(show_all(kBareLine.substr(0, 80) + " 5"),
              ElementsAre("1 line error 80 cells, 1 too few [5]"))
      << "a rating is not the missing cell";
  EXPECT_THAT(show_all(kBareLine + "\n53..7\n" + kBareLine),
              ElementsAre("1 line SAMPLE", "2 rows error 5 cells, 76 too few", "3 line SAMPLE"));
}

TEST(SingleLine, UnknownSymbols) {
  std::string text = kBareLine;
  text[6] = 'a';
  const auto records = read_records(text + "\n" + kBareLine);
  ASSERT_EQ(records.size(), 2u);
  ASSERT_FALSE(records[0].puzzle);
  EXPECT_EQ(to_string(records[0].puzzle.error()),
            "1:7: 'a' at column 7 is neither a digit nor a blank; a cell is a digit 1 to 9 or a "
            "blank (. 0 _ * - x ?)");
  EXPECT_EQ(show(records[1]), "2 line SAMPLE");
  text[6] = '\0';
  EXPECT_THAT(show_all(text), ElementsAre("1 line error byte 0x00 at column 7 is not text"));
}

}  // namespace
}  // namespace nonet
