#include <algorithm>
#include <array>
#include <string>

#include "nonet/text.hpp"
#include "text/hodoku_line.hpp"

namespace nonet {

namespace {

char symbol_of(const Grid& grid, int i, char blank = '.') {
  const auto digit = grid[Cell(i)];
  return digit ? digit->symbol() : blank;
}

std::string write_rows(const Grid& grid) {
  std::string text;
  for (int i = 0; i < kCellCount; ++i) {
    text += symbol_of(grid, i);
    if (i % 9 == 8) text += '\n';
  }
  return text;
}

// Cells between bars every third column and rules every third row.
std::string write_boxes(const Grid& grid, std::string_view top, std::string_view middle,
                        std::string_view space) {
  std::string text(top);
  for (int row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += middle;
    for (int column = 0; column < 9; ++column) {
      if (column % 3 == 0) (text += '|') += space;
      (text += symbol_of(grid, 9 * row + column)) += space;
    }
    text += "|\n";
  }
  return text += top;
}

std::string group_of(DigitSet digits) {
  if (digits.empty()) return "{}";
  std::string group;
  for (Digit digit : digits) group += digit.symbol();
  return group;
}

// Each column as wide as its widest group.
std::string write_pencil(const Puzzle& puzzle) {
  const Candidates possible = possible_digits(puzzle);
  std::array<std::string, kCellCount> groups;
  std::array<std::size_t, 9> widths{};
  bool lone = true;
  for (int i = 0; i < kCellCount; ++i) {
    std::string& group = groups[static_cast<std::size_t>(i)];
    group = group_of(possible[Cell(i)]);
    lone &= group.size() == 1;
  }
  // Without any group of several digits the text would read as a grid of givens; braces tell.
  for (int i = 0; i < kCellCount; ++i) {
    std::string& group = groups[static_cast<std::size_t>(i)];
    if (lone) group = '{' + group + '}';
    std::size_t& width = widths[static_cast<std::size_t>(i % 9)];
    width = std::max(width, group.size());
  }
  std::string rule;
  for (int column = 0; column < 9; ++column) {
    if (column % 3 == 0) rule += "+-";
    rule.append(widths[static_cast<std::size_t>(column)] + 1, '-');
  }
  rule += "+\n";
  std::string text = rule;
  for (int i = 0; i < kCellCount; ++i) {
    const int column = i % 9;
    if (column % 3 == 0) text += "| ";
    const std::string& group = groups[static_cast<std::size_t>(i)];
    text += group;
    text.append(widths[static_cast<std::size_t>(column)] - group.size() + 1, ' ');
    if (column == 8) text += "|\n";
    if (column == 8 && i / 9 % 3 == 2) text += rule;
  }
  return text;
}

std::string write_candidates(const Puzzle& puzzle) {
  const Candidates possible = possible_digits(puzzle);
  std::string text;
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : DigitSet::all())
      text += possible[Cell(i)].contains(digit) ? digit.symbol() : '.';
  return text;
}

std::string write_sdk(const Puzzle& puzzle) {
  std::string text = "[Puzzle]\n" + write_rows(puzzle.givens);
  if (puzzle.entries.filled() > 0) text += "[State]\n" + write_rows(puzzle.digits());
  return text;
}

std::string write_csv(const Grid& grid) {
  std::string text;
  for (int i = 0; i < kCellCount; ++i) {
    if (const auto digit = grid[Cell(i)]) text += digit->symbol();
    text += i % 9 == 8 ? '\n' : ',';
  }
  return text;
}

std::string write_json(const Grid& grid) {
  std::string text = "[";
  for (int i = 0; i < kCellCount; ++i) {
    if (i % 9 == 0) text += i == 0 ? "[" : ",[";
    text += symbol_of(grid, i, '0');
    text += i % 9 == 8 ? ']' : ',';
  }
  return text += ']';
}

}  // namespace

std::string to_line(const Grid& grid) {
  std::string text;
  for (int i = 0; i < kCellCount; ++i) text += symbol_of(grid, i);
  return text;
}

std::string write(const Puzzle& puzzle, Notation notation) {
  switch (notation) {
    case Notation::line:
      return to_line(puzzle.digits());
    case Notation::rows:
      return write_rows(puzzle.digits());
    case Notation::grid: {
      static constexpr std::string_view kRule = "+-------+-------+-------+\n";
      return write_boxes(puzzle.digits(), kRule, kRule, " ");
    }
    case Notation::pencil:
      return write_pencil(puzzle);
    case Notation::candidates:
      return write_candidates(puzzle);
    case Notation::sdk:
      return write_sdk(puzzle);
    case Notation::ss:
      return write_boxes(puzzle.digits(), "*-----------*\n", "|---+---+---|\n", "");
    case Notation::hodoku:
      return text::write_hodoku_line(puzzle);
    case Notation::csv:
      return write_csv(puzzle.digits());
    case Notation::json:
      return write_json(puzzle.digits());
  }
  return {};
}

}  // namespace nonet
