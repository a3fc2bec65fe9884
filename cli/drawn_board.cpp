#include "drawn_board.hpp"

#include <algorithm>
#include <string_view>

namespace nonet::cli {

namespace {

struct Frame {
  std::string_view top, middle, bottom, bar;
};

constexpr Frame kAscii{"+-------+-------+-------+", "+-------+-------+-------+",
                       "+-------+-------+-------+", "|"};
constexpr Frame kUnicode{"┌───────┬───────┬───────┐", "├───────┼───────┼───────┤",
                         "└───────┴───────┴───────┘", "│"};

bool contains(const std::vector<Cell>& cells, Cell cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

std::string sign_of(const Board& board, Cell cell, bool color) {
  const auto digit = board.digits[cell];
  const std::string sign(1, digit ? digit->symbol() : '.');
  if (!color) return sign;
  std::string codes;
  if (!board.givens.is_blank(cell)) codes = "1";
  if (contains(board.wrong, cell)) codes += codes.empty() ? "31" : ";31";
  if (contains(board.doubtful, cell)) codes += codes.empty() ? "33" : ";33";
  return codes.empty() ? sign : "\x1b[" + codes + "m" + sign + "\x1b[0m";
}

}  // namespace

std::string draw_board(const Board& board, const BoardStyle& style) {
  const Frame& frame = style.unicode ? kUnicode : kAscii;
  std::string text(frame.top);
  for (int row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text.append("\n").append(frame.middle);
    text += '\n';
    for (int column = 0; column < 9; ++column) {
      if (column % 3 == 0) text.append(frame.bar).append(" ");
      text += sign_of(board, Cell::at(row, column), style.color) + ' ';
    }
    text += frame.bar;
  }
  return text.append("\n").append(frame.bottom).append("\n");
}

}  // namespace nonet::cli
