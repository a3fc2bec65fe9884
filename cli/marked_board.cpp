#include "marked_board.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace nonet::cli {

namespace {

struct RoleSign {
  char sign;
  std::string_view meaning;
};
// By Role.
constexpr std::array<RoleSign, 8> kSigns{{{'*', "the pattern"},
                                          {'#', "beside it: fins, guardians"},
                                          {'^', "hinge"},
                                          {'a', "set A"},
                                          {'b', "set B"},
                                          {'c', "set C"},
                                          {'*', "one colour (in chains: true)"},
                                          {'~', "the other colour (in chains: false)"}}};

char sign_of(const Step& step, Candidate candidate) {
  if (std::ranges::find(step.placements, candidate) != step.placements.end()) return '+';
  if (std::ranges::find(step.eliminations, candidate) != step.eliminations.end()) return '-';
  const auto mark = std::ranges::find(step.marks, candidate, &Mark::candidate);
  return mark == step.marks.end() ? '\0' : kSigns[static_cast<std::size_t>(mark->role)].sign;
}

std::string cell_text(const Puzzle& position, const Grid& digits, Cell cell, const Step* step) {
  std::string text;
  const auto add = [&](Digit digit) {
    text += digit.symbol();
    if (const char sign = step == nullptr ? '\0' : sign_of(*step, {cell, digit})) text += sign;
  };
  if (const auto held = digits[cell]) {
    add(*held);
    return '[' + text + ']';
  }
  for (Digit digit : (*position.marks)[cell]) add(digit);
  return text;
}

}  // namespace

std::string draw_marked_board(const Puzzle& position, const Step* step) {
  const Grid digits = position.digits();
  std::array<std::string, kCellCount> texts;
  std::array<std::size_t, 9> widths{};
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    auto& text = texts[static_cast<std::size_t>(i)];
    text = cell_text(position, digits, cell, step);
    auto& width = widths[static_cast<std::size_t>(cell.column())];
    width = std::max(width, text.size());
  }
  std::string border;
  for (std::size_t c = 0; c < 9; ++c) {
    if (c % 3 == 0) border += "+-";
    border.append(widths[c] + 1, '-');
  }
  border += "+\n";
  std::string board;
  for (std::size_t r = 0; r < 9; ++r) {
    if (r % 3 == 0) board += border;
    for (std::size_t c = 0; c < 9; ++c) {
      if (c % 3 == 0) board += "| ";
      const std::string& text = texts[9 * r + c];
      board += text;
      board.append(widths[c] - text.size() + 1, ' ');
    }
    board += "|\n";
  }
  return board + border;
}

std::string marked_board_key(const Step& step) {
  std::string key;
  const auto add = [&](char sign, std::string_view meaning) {
    if (!key.empty()) key += "; ";
    key += sign;
    key += ' ';
    key += meaning;
  };
  for (std::size_t i = 0; i < kSigns.size(); ++i)
    if (std::ranges::find(step.marks, static_cast<Role>(i), &Mark::role) != step.marks.end())
      add(kSigns[i].sign, kSigns[i].meaning);
  if (!step.placements.empty()) add('+', "placed");
  if (!step.eliminations.empty()) add('-', "struck");
  return key.empty() ? key : key + '\n';
}

}  // namespace nonet::cli
