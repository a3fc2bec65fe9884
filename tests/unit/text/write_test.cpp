#include <gtest/gtest.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

Puzzle sample() { return *parse(kSample); }

TEST(Write, Line) {
  EXPECT_EQ(write(sample(), Notation::line), kSample);
  EXPECT_EQ(to_line(sample().givens), kSample);
}

TEST(Write, Rows) {
  EXPECT_EQ(write(sample(), Notation::rows),
            "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5"
            "\n....8..79\n");
}

TEST(Write, Grid) {
  EXPECT_EQ(write(sample(), Notation::grid),
            "+-------+-------+-------+\n"
            "| 5 3 . | . 7 . | . . . |\n"
            "| 6 . . | 1 9 5 | . . . |\n"
            "| . 9 8 | . . . | . 6 . |\n"
            "+-------+-------+-------+\n"
            "| 8 . . | . 6 . | . . 3 |\n"
            "| 4 . . | 8 . 3 | . . 1 |\n"
            "| 7 . . | . 2 . | . . 6 |\n"
            "+-------+-------+-------+\n"
            "| . 6 . | . . . | 2 8 . |\n"
            "| . . . | 4 1 9 | . . 5 |\n"
            "| . . . | . 8 . | . 7 9 |\n"
            "+-------+-------+-------+\n");
}

TEST(Write, SimpleSudoku) {
  EXPECT_EQ(write(sample(), Notation::ss),
            "*-----------*\n"
            "|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n"
            "|---+---+---|\n"
            "|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n"
            "|---+---+---|\n"
            "|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n"
            "*-----------*\n");
}

TEST(Write, CsvAndJson) {
  EXPECT_TRUE(write(sample(), Notation::csv).starts_with("5,3,,,7,,,,\n6,,,1,9,5,,,\n"));
  EXPECT_TRUE(
      write(sample(), Notation::json).starts_with("[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],["));
  EXPECT_TRUE(write(sample(), Notation::json).ends_with(",[0,0,0,0,8,0,0,7,9]]"));
}

TEST(Write, PencilColumnsAreAsWideAsTheyNeed) {
  Puzzle puzzle = sample();
  puzzle.marks = Candidates::all();
  (*puzzle.marks)[Cell(2)] = {Digit(1), Digit(4)};
  (*puzzle.marks)[Cell(3)] = {};
  const std::string text = write(puzzle, Notation::pencil);
  EXPECT_TRUE(text.starts_with(
      "+-------------------------------+-------------------------------+"
      "-------------------------------+\n"
      "| 5         3         14        | {}        7         123456789 |"))
      << text;
}

TEST(Write, LoneMarksStayMarks) {
  Candidates marks;
  for (int i = 0; i < kCellCount; ++i) marks[Cell(i)] = {Digit(i % 9 + 1)};
  const std::string text = write(marks, Notation::pencil);
  EXPECT_TRUE(text.starts_with("+-------------+-------------+-------------+\n| {1} {2} {3} | {4}"))
      << text;
  EXPECT_EQ(parse(text), Puzzle(marks));
}

TEST(Write, Candidates) {
  Puzzle puzzle = sample();
  const std::string text = write(puzzle, Notation::candidates);
  EXPECT_EQ(text.size(), 729u);
  EXPECT_TRUE(text.starts_with("....5......3......123456789"));
}

TEST(Write, SdkHasAStateWhenAPlayerHasBegun) {
  Puzzle puzzle = sample();
  EXPECT_EQ(write(puzzle, Notation::sdk), "[Puzzle]\n" + sample_rows());
  puzzle.entries.set(Cell(2), Digit(4));
  EXPECT_EQ(write(puzzle, Notation::sdk),
            "[Puzzle]\n" + sample_rows() + "[State]\n" + replaced(sample_rows(), "53..7", "534.7"));
}

TEST(Write, HodokuTellsEntriesAndDeletedCandidates) {
  Puzzle puzzle = sample();
  EXPECT_EQ(write(puzzle, Notation::hodoku), ":0000:x:" + std::string(kSample) + "::::");
  puzzle.entries.set(Cell(2), Digit(4));
  puzzle.marks = Candidates::all();
  (*puzzle.marks)[Cell(3)].erase(Digit(2));
  (*puzzle.marks)[Cell(80)].erase(Digit(2));  // of a filled cell: does not count
  EXPECT_EQ(write(puzzle, Notation::hodoku),
            ":0000:x:53+4" + std::string(kSample.substr(3)) + ":214:::");
}

}  // namespace
}  // namespace nonet
