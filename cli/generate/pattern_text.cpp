#include "generate/pattern_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "one_field.hpp"
#include "puzzle_input.hpp"

namespace nonet::cli {

namespace {

constexpr std::string_view kGiven = "123456789xX#*oO@";
constexpr std::string_view kNone = ".0_-";
constexpr std::string_view kPassedOver = " \t\r|+=:";

bool is_in(char sign, std::string_view signs) {
  return signs.find(sign) != std::string_view::npos;
}

/// A line of a frame; a row of nine dashes is nine cells.
bool is_frame(std::string_view line) {
  if (line.find_first_not_of("-+=| \t\r") != std::string_view::npos) return false;
  const auto dashes = std::ranges::count(line, '-');
  return line.find_first_of("+=") != std::string_view::npos || (dashes != 9 && dashes != 81);
}

std::string text_of(ByteSource& source) {
  std::string text;
  std::array<char, 4096> room;
  constexpr std::size_t kMost = 1u << 20;
  while (text.size() < kMost) {
    const std::size_t count = source(room);
    if (count == 0) break;
    text.append(room.data(), count);
  }
  return text;
}

}  // namespace

std::expected<Grid, std::string> read_pattern(const std::string& value) {
  std::string text = value, name = "the pattern";
  // A pattern itself need not be readable as a puzzle, so only files go through open_input().
  if (auto input = open_input(value, 1); input && !input->name.starts_with("<operand")) {
    text = text_of(input->source);
    name = one_field(input->name);
  }
  Grid pattern;
  int cells = 0, line_number = 0;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    ++line_number;
    if (is_frame(line)) continue;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (is_in(line[i], kPassedOver)) continue;
      const bool given = is_in(line[i], kGiven);
      if (!given && !is_in(line[i], kNone))
        return std::unexpected(fmt::format(
            "--pattern: {}:{}:{}: '{}' is neither a given (a digit, X, # or *) nor none (. 0 _ -); "
            "it is no file either",
            name, line_number, i + 1, one_field(line.substr(i, 1))));
      if (given && cells < kCellCount) pattern.set(Cell(cells), Digit(1));
      ++cells;
    }
  }
  if (cells != kCellCount)
    return std::unexpected(
        fmt::format("--pattern: {} has {} cells; a pattern has 81", name, cells));
  return pattern;
}

}  // namespace nonet::cli
