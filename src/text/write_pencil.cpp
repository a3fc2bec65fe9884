#include "text/notation_writers.hpp"

#include <algorithm>
#include <array>

namespace nonet::text {

namespace {

std::string group_of(DigitSet digits) {
  if (digits.empty()) return "{}";
  std::string group;
  for (Digit digit : digits) group += digit.symbol();
  return group;
}

}  // namespace

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

}  // namespace nonet::text
