#include "text/single_line.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "text/beside.hpp"
#include "text/cell_sign.hpp"
#include "text/foreign_format.hpp"
#include "text/symbol_error.hpp"

namespace nonet::text {

namespace {

constexpr std::size_t kCandidates = 729;
// A field with so many cells is meant as the puzzle, even when it is not 81 long.
constexpr std::size_t kMeant = 60;

bool is_separator(char c) {
  static constexpr std::string_view kBetween = " \t,;|#\"':()[]{}<>=&/`!";
  return kBetween.find(c) != kBetween.npos;
}

std::size_t count_cells(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, is_cell));
}

Puzzle cells_to_puzzle(std::string_view cells) {
  Grid grid;
  for (int i = 0; i < kCellCount; ++i)
    if (const char sign = cells[static_cast<std::size_t>(i)]; is_digit(sign))
      grid.set(Cell(i), Digit(sign - '0'));
  return grid;
}

Expected<Puzzle> candidates_to_puzzle(const PlainLine& line, std::size_t begin) {
  const std::string_view text = line.plain().substr(begin, kCandidates);
  Candidates marks;
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : DigitSet::all()) {
      const std::size_t at = static_cast<std::size_t>(9 * i + digit.index());
      if (text[at] == digit.symbol()) {
        marks[Cell(i)].insert(digit);
      } else if (!is_blank_sign(text[at])) {
        Error error = symbol_error(line, begin + at);
        error.message = '\'' + std::string(line.character(begin + at)) + "' at column " +
                        std::to_string(error.column) + " is neither candidate " + digit.symbol() +
                        " of " + Cell(i).name() + " nor a blank";
        error.hint =
            "in 729 characters each cell has nine, candidate 1 to 9 or a blank in its place";
        return std::unexpected(error);
      }
    }
  return marks;
}

// "+4" is a digit that a player placed.
Expected<Puzzle> placed_to_puzzle(std::string_view text) {
  Puzzle puzzle;
  int i = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool placed = text[at] == '+';
    if (placed) ++at;
    if (is_digit(text[at]))
      (placed ? puzzle.entries : puzzle.givens).set(Cell(i), Digit(text[at] - '0'));
    ++i;
  }
  return puzzle;
}

// A run of characters without a separator that is meant as the puzzle.
struct Run {
  std::size_t begin, end;
};

bool find_run(std::string_view plain, std::size_t begin, std::size_t end, Run& run) {
  for (std::size_t at = begin; at < end;) {
    if (is_separator(plain[at])) {
      ++at;
      continue;
    }
    std::size_t stop = at;
    while (stop < end && !is_separator(plain[stop])) ++stop;
    const std::size_t length = stop - at;
    if (length >= kMeant && count_cells(plain.substr(at, length)) * 5 >= length * 4) {
      run = {at, stop};
      return true;
    }
    at = stop;
  }
  return false;
}

Expected<Puzzle> read_run(const PlainLine& line, std::size_t begin, std::size_t end,
                          Notation& notation) {
  const std::string_view text = line.plain().substr(begin, end - begin);
  std::size_t placed = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_cell(text[i])) continue;
    if (text[i] == '+' && i + 1 < text.size() && is_digit(text[i + 1]))
      ++placed;
    else
      return std::unexpected(foreign_format(line, begin).value_or(symbol_error(line, begin + i)));
  }
  const std::size_t cells = text.size() - placed;
  if (cells == kCandidates && placed == 0) {
    notation = Notation::candidates;
    return candidates_to_puzzle(line, begin);
  }
  if (cells != kCellCount) return std::unexpected(length_error(line, begin, cells));
  notation = Notation::line;
  return placed == 0 ? Expected<Puzzle>(cells_to_puzzle(text)) : placed_to_puzzle(text);
}

}  // namespace

namespace {

bool is_loose(char c) {
  static constexpr std::string_view kLoose = " \t|!,;\"'[](){}";
  return kLoose.find(c) != kLoose.npos;
}

std::vector<std::string_view> loose_tokens(std::string_view text) {
  std::vector<std::string_view> found;
  for (std::size_t at = 0; at < text.size();) {
    if (is_loose(text[at])) {
      ++at;
      continue;
    }
    std::size_t stop = at;
    while (stop < text.size() && !is_loose(text[stop])) ++stop;
    found.push_back(text.substr(at, stop - at));
    at = stop;
  }
  return found;
}

// 81 values between commas and the like, where an empty one is a blank.
bool read_values(std::string_view text, Puzzle& puzzle) {
  std::string inner;
  for (char c : text)
    if (!std::string_view(" []{}()\"'").contains(c)) inner += c;
  for (char separator : {',', ';', '\t'}) {
    if (std::ranges::count(inner, separator) != 80) continue;
    std::string cells;
    std::size_t from = 0;
    while (from <= inner.size()) {
      const std::size_t stop = std::min(inner.find(separator, from), inner.size());
      const std::string_view value = std::string_view(inner).substr(from, stop - from);
      if (value.empty() || value == "null" || value == "None" || value == "nil")
        cells += '.';
      else if (value.size() == 1 && is_cell(value[0]))
        cells += value[0];
      else
        return false;
      from = stop + 1;
    }
    puzzle = cells_to_puzzle(cells);
    return true;
  }
  return false;
}

bool read_groups(const std::vector<std::string_view>& tokens, Puzzle& puzzle, bool& groups) {
  if (tokens.size() != kCellCount) return false;
  groups = std::ranges::any_of(tokens, [](std::string_view t) { return t.size() > 1; });
  Candidates marks;
  std::string cells;
  for (std::size_t i = 0; i < kCellCount; ++i) {
    const std::string_view token = tokens[i];
    DigitSet& set = marks[Cell(static_cast<int>(i))];
    if (token.size() == 1 && is_blank_sign(token[0])) {
      set = DigitSet::all();
    } else {
      for (char c : token) {
        if (!is_digit(c)) return false;
        set.insert(Digit(c - '0'));
      }
    }
    cells += token[0];
  }
  puzzle = groups ? Puzzle(marks) : cells_to_puzzle(cells);
  return true;
}

}  // namespace

// The readings of a whole line or field, from the strictest on; the first that gives 81 cells wins.
Expected<Puzzle> read_field(const PlainLine& line, std::size_t begin, std::size_t end,
                            Notation& notation) {
  notation = Notation::line;
  const std::string_view all = line.plain().substr(begin, end - begin);
  if (all.size() == kCellCount && std::ranges::any_of(all, is_space) &&
      std::ranges::all_of(all, [](char c) { return c == ' ' || is_digit(c); }))
    return cells_to_puzzle(all);
  std::size_t from = begin, to = end;
  while (from < to && is_separator(line.plain()[from])) ++from;
  while (to > from && is_separator(line.plain()[to - 1])) --to;
  const std::string_view text = line.plain().substr(from, to - from);
  if (std::ranges::none_of(text, is_separator)) return read_run(line, from, to, notation);
  Puzzle puzzle;
  if (read_values(all, puzzle)) {
    notation = Notation::json;
    return puzzle;
  }
  bool groups = false;
  if (read_groups(loose_tokens(text), puzzle, groups)) {
    if (groups) notation = Notation::pencil;
    return puzzle;
  }
  std::string cells;
  for (std::size_t i = from; i < to; ++i) {
    const char c = line.plain()[i];
    if (is_cell(c))
      cells += c;
    else if (!is_loose(c))
      return std::unexpected(symbol_error(line, i));
  }
  if (cells.size() != kCellCount) return std::unexpected(length_error(line, from, cells.size()));
  return cells_to_puzzle(cells);
}

void read_column(const PlainLine& line, std::size_t begin, std::size_t end, const CsvField& field,
                 Record& record) {
  record.line = line.number();
  record.puzzle = read_field(line, field.begin, field.end, record.notation);
  record.text = text_beside(line, begin, field.outer_begin, field.outer_end, end);
}

bool read_single_line(const PlainLine& line, std::size_t begin, std::size_t value, std::size_t end,
                      CsvColumns& columns, Record& record) {
  const std::string_view plain = line.plain();
  record.line = line.number();
  record.text.clear();
  const std::string_view all = plain.substr(begin, end - begin);
  if (all.size() == kCellCount &&
      std::ranges::all_of(all, [](char c) { return c == ' ' || is_digit(c); })) {
    record.puzzle = read_field(line, begin, end, record.notation);
    return true;
  }
  Run run{};
  if (find_run(plain, begin, end, run)) {
    // Where the puzzles of the lines before stood, a broken one must not give way to, say, the
    // solution in the next field.
    if (!columns.learnt()) columns.learn(plain.substr(0, end), begin, run.begin);
    if (const auto field = columns.find(line, begin, end);
        field && *field && (*field)->end <= run.begin) {
      read_column(line, begin, end, **field, record);
      return true;
    }
    record.puzzle = read_run(line, run.begin, run.end, record.notation);
    record.text = text_beside(line, begin, run.begin, run.end, end);
    return true;
  }
  std::size_t stop = end;
  for (std::size_t i = value; i < end; ++i)
    if (plain[i] == '#' || plain.substr(i, 2) == "//") {
      stop = i;
      break;
    }
  // What ends a statement or an item is no part of it.
  std::size_t value_end = stop;
  while (value_end > value && (is_space(plain[value_end - 1]) || plain[value_end - 1] == ';'))
    --value_end;
  const std::string_view text = plain.substr(value, value_end - value);
  const std::size_t cells = count_cells(text);
  const auto strange = static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return !is_cell(c) && !is_loose(c); }));
  const bool values = std::ranges::count(text, ',') == 80 || std::ranges::count(text, '\t') == 80 ||
                      std::ranges::count(text, ';') == 80;
  if (!values && (cells < 20 || strange * 10 > cells)) return false;
  record.puzzle = read_field(line, value, values ? stop : value_end, record.notation);
  record.text = text_beside(line, begin, value, stop, end);
  return true;
}

Error not_a_puzzle(const PlainLine& line, std::size_t begin, std::size_t end) {
  if (auto error = foreign_format(line, begin)) return *error;
  const std::string_view plain = line.plain();
  std::size_t at = begin;
  for (std::size_t i = begin; i < end; ++i)
    if (plain[i] == kBroken) return symbol_error(line, i);
  while (at < end && (is_cell(plain[at]) || is_loose(plain[at]))) ++at;
  if (at < end) return symbol_error(line, at);
  return length_error(line, begin, count_cells(plain.substr(begin, end - begin)));
}

}  // namespace nonet::text
