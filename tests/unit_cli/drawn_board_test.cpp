#include "drawn_board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

Board small_board() {
  Board board;
  board.givens.set(Cell::at(0, 0), Digit(5));
  board.digits = board.givens;
  board.digits.set(Cell::at(8, 8), Digit(9));
  return board;
}

TEST(DrawnBoard, Ascii) {
  EXPECT_EQ(draw_board(small_board(), {}),
            "+-------+-------+-------+\n"
            "| 5 . . | . . . | . . . |\n"
            "| . . . | . . . | . . . |\n"
            "| . . . | . . . | . . . |\n"
            "+-------+-------+-------+\n"
            "| . . . | . . . | . . . |\n"
            "| . . . | . . . | . . . |\n"
            "| . . . | . . . | . . . |\n"
            "+-------+-------+-------+\n"
            "| . . . | . . . | . . . |\n"
            "| . . . | . . . | . . . |\n"
            "| . . . | . . . | . . 9 |\n"
            "+-------+-------+-------+\n");
}

TEST(DrawnBoard, GivensAreBoldAndMarkedCellsColoured) {
  Board board = small_board();
  board.wrong = {Cell::at(0, 0)};
  board.doubtful = {Cell::at(8, 8)};
  const std::string text = draw_board(board, {.unicode = true, .color = true});
  EXPECT_THAT(text, testing::HasSubstr("│ \x1b[1;31m5\x1b[0m . . │"));
  EXPECT_THAT(text, testing::HasSubstr(". . \x1b[33m9\x1b[0m │"));
}

TEST(DrawnBoard, IsReadBackAsTheSamePuzzle) {
  for (bool unicode : {false, true}) {
    const auto puzzle = parse(draw_board(small_board(), {.unicode = unicode}));
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    EXPECT_EQ(puzzle->digits(), small_board().digits);
  }
}

}  // namespace
}  // namespace nonet::cli
