#include "text/grid_block.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kRows = sample_rows();

std::string rows(std::size_t from, std::size_t to) {
  return kRows.substr(10 * from, 10 * (to - from));
}

std::string framed(std::string_view text) {
  const std::string rule = "+---+---+---+\n";
  std::string out = rule;
  for (std::size_t row = 0; 10 * row < text.size(); ++row) {
    const std::string_view cells = text.substr(10 * row, 9);
    for (std::size_t box = 0; box < 3; ++box) (out += '|') += cells.substr(3 * box, 3);
    out += "|\n";
    if (row % 3 == 2) out += rule;
  }
  return out;
}

TEST(GridBlock, GridsOneAfterAnother) {
  EXPECT_THAT(show_all(kRows + kRows), ElementsAre("1 rows SAMPLE", "10 rows SAMPLE"));
  EXPECT_THAT(show_all(kRows + "\n" + kRows), ElementsAre("1 rows SAMPLE", "11 rows SAMPLE"));
  EXPECT_THAT(show_all(framed(kRows) + framed(kRows)),
              ElementsAre("2 grid SAMPLE", "15 grid SAMPLE"));
  EXPECT_THAT(show_all(kRows + "------\n" + kRows), ElementsAre("1 rows SAMPLE", "11 grid SAMPLE"));
}

TEST(GridBlock, BandsAndRowsApart) {
  EXPECT_THAT(show_all(rows(0, 3) + "\n" + rows(3, 6) + "\n" + rows(6, 9) + "\n" + kRows),
              ElementsAre("1 rows SAMPLE", "13 rows SAMPLE"));
  const std::string spread = replaced(kRows, "\n", "\n\n");
  EXPECT_THAT(show_all(spread + spread), ElementsAre("1 rows SAMPLE", "19 rows SAMPLE"));
}

TEST(GridBlock, ABrokenGridDoesNotTouchItsNeighbours) {
  const std::string eight = "8 rows, 1 too few";
  EXPECT_THAT(show_all(rows(0, 8) + "\n" + kRows),
              ElementsAre("1 rows error " + eight, "10 rows SAMPLE"));
  EXPECT_THAT(show_all(kRows + rows(0, 8)), ElementsAre("1 rows SAMPLE", "10 rows error " + eight));
  EXPECT_THAT(show_all(rows(0, 3) + "\n" + kRows),
              ElementsAre("1 rows error 3 rows, 6 too few", "5 rows SAMPLE"));
  EXPECT_THAT(show_all(rows(0, 3) + "\n" + rows(3, 6) + "\n" + kRows),
              ElementsAre("1 rows error 6 rows, 3 too few", "9 rows SAMPLE"));
  EXPECT_THAT(show_all(rows(0, 8) + std::string(kSample) + "\n"),
              ElementsAre("1 rows error " + eight, "9 line SAMPLE"));
  EXPECT_THAT(show_all(rows(0, 8) + "some words\n" + kRows),
              ElementsAre("1 rows error " + eight, "10 rows SAMPLE [some words]"));
  // Rows spread by blank lines, one missing: the wider gap tells where the grid ends.
  const std::string spread = replaced(kRows, "\n", "\n\n");
  EXPECT_THAT(show_all(replaced(rows(0, 8), "\n", "\n\n") + "\n" + spread),
              ElementsAre("1 rows error " + eight, "18 rows SAMPLE"));
}

TEST(GridBlock, AFrameShowsWhereABrokenGridEnds) {
  const std::string frame = framed(kRows);
  std::string short_one = frame, long_one = frame;
  short_one.erase(14 * 6, 14);
  long_one.insert(14 * 6, frame, 14 * 6, 14);
  EXPECT_THAT(show_all(short_one + frame),
              ElementsAre("2 grid error 8 rows, 1 too few", "14 grid SAMPLE"));
  EXPECT_THAT(show_all(long_one + frame),
              ElementsAre("2 grid error 10 rows, 1 too many", "16 grid SAMPLE"));
}

TEST(GridBlock, OneBrokenRowIsOneRecord) {
  std::string text = kRows;
  text.erase(45, 1);
  EXPECT_THAT(show_all(text + "\n" + kRows),
              ElementsAre("1 rows error row 5 has 8 cells, 1 too few", "11 rows SAMPLE"));
}

TEST(GridBlock, DashesAreBlanksWhereTheRowsSaySo) {
  const std::string dashed = replaced(kRows, ".", "-");
  const std::string rule = "---------\n";
  const std::string bands = dashed.substr(0, 30) + rule + dashed.substr(30, 30) + rule;
  EXPECT_THAT(show_all(bands + dashed.substr(60)), ElementsAre("1 rows SAMPLE"));
  EXPECT_THAT(show_all(rows(0, 3) + rule + rows(3, 6) + rule + rows(6, 9)),
              ElementsAre("1 grid SAMPLE"));
  const std::string empty(9, '.');
  EXPECT_THAT(show_all(rule + rule + dashed.substr(0, 70)),
              ElementsAre("1 rows " + empty + empty + std::string(kSample.substr(0, 63))));
  EXPECT_THAT(
      show_all(dashed.substr(0, 30) + rule + dashed.substr(30, 30) + rule + dashed.substr(60, 10)),
      ElementsAre("1 rows " + std::string(kSample.substr(0, 27)) + empty +
                  std::string(kSample.substr(27, 27)) + empty +
                  std::string(kSample.substr(54, 9))));
  std::string all;
  for (int i = 0; i < 9; ++i) all += rule;
  EXPECT_THAT(show_all(framed(replaced(rule + rule + rule + dashed.substr(0, 60), "-", "_"))),
              ElementsAre("2 grid " + empty + empty + empty + std::string(kSample.substr(0, 54))));
  const std::string blank = std::string(81, '.');
  EXPECT_THAT(show_all(all), ElementsAre("1 rows " + blank));
  EXPECT_THAT(show_all(all + framed(kRows)), ElementsAre("1 rows " + blank, "11 grid SAMPLE"));
  EXPECT_THAT(show_all(all + kRows), ElementsAre("1 rows " + blank, "10 rows SAMPLE"));
  EXPECT_THAT(show_all(framed(replaced(all, "-", "_")) + kRows),
              ElementsAre("2 grid " + blank, "14 grid SAMPLE"));
}

TEST(GridBlock, Tables) {
  const auto table = [](char blank) {
    return sample_rows([blank](const std::string& row) {
      return "| " + joined(replaced(row, ".", std::string(1, blank)), " | ") + " |\n";
    });
  };
  const std::string rule = "|---|---|---|---|---|---|---|---|---|\n";
  const std::string heading = "|   |   |   |   |   |   |   |   |   |\n";
  const std::string text = table(' ');
  const std::size_t first = text.find('\n') + 1;
  EXPECT_THAT(show_all(heading + rule + text), ElementsAre("3 grid SAMPLE"));
  EXPECT_THAT(show_all(text.substr(0, first) + rule + text.substr(first)),
              ElementsAre("1 grid SAMPLE"));
}

TEST(GridBlock, NamesOfRowsAndColumns) {
  int row = 0;
  const std::string named = sample_rows([&](const std::string& cells) {
    return std::string(1, static_cast<char>('1' + row++)) + " | " + joined(cells, " ") + '\n';
  });
  EXPECT_THAT(show_all("    1 2 3 4 5 6 7 8 9\n" + named), ElementsAre("2 grid SAMPLE"));
  // A digit that is not the number of its row may be a cell.
  const auto records = read_records(replaced(named, "3 | ", "7 | "));
  ASSERT_EQ(records.size(), 1u);
  ASSERT_FALSE(records[0].puzzle);
  EXPECT_THAT(records[0].puzzle.error().message, testing::HasSubstr("starts with '7'"));
}

TEST(GridBlock, AGridInBandsWithAnotherRightBehind) {
  std::string bands;
  for (std::size_t row = 0; row < 9; ++row)
    bands += std::string(kSample.substr(9 * row, 9)) + (row == 2 || row == 5 ? "\n\n" : "\n");
  EXPECT_THAT(show_all(bands + sample_rows()), ElementsAre("1 rows SAMPLE", "12 rows SAMPLE"));
  EXPECT_THAT(show_all(bands + sample_rows() + sample_rows()),
              ElementsAre("1 rows SAMPLE", "12 rows SAMPLE", "21 rows SAMPLE"));
  const std::string two_bands = bands.substr(0, bands.rfind("\n\n") + 2);
  EXPECT_THAT(show_all(two_bands + sample_rows()),
              ElementsAre("1 rows error 6 rows, 3 too few", "9 rows SAMPLE"));
  EXPECT_THAT(show_all(two_bands + sample_rows().substr(0, 50)),
              ElementsAre("1 rows error 6 rows, 3 too few", "9 rows error 5 rows, 4 too few"));
}

TEST(GridBlock, ANumberAboveAGridIsRefusedAlone) {
  EXPECT_THAT(show_all("1\n" + kRows + "10\n" + kRows),
              ElementsAre("1 rows error 1 cell, 80 too few", "2 rows SAMPLE",
                          "11 rows error 2 cells, 79 too few", "12 rows SAMPLE"));
  EXPECT_THAT(show_all("53.\n" + rows(1, 9)),
              ElementsAre("1 rows error row 1 has 3 cells, 6 too few"));
}

}  // namespace
}  // namespace nonet
