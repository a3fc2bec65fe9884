#include "text/hodoku_line.hpp"

#include <algorithm>
#include <vector>

#include "text/cell_sign.hpp"
#include "text/single_line.hpp"
#include "text/symbol_error.hpp"

namespace nonet::text {

namespace {

constexpr std::size_t kGivensField = 3;
constexpr std::size_t kDeletedField = 4;

// The colons that part the fields.
std::vector<std::size_t> find_colons(std::string_view plain, std::size_t begin, std::size_t end) {
  std::vector<std::size_t> colons;
  for (std::size_t i = begin; i < end; ++i)
    if (plain[i] == ':') colons.push_back(i);
  return colons;
}

std::optional<Error> delete_candidates(const PlainLine& line, std::size_t begin, std::size_t end,
                                       Candidates& marks) {
  const std::string_view plain = line.plain();
  for (std::size_t at = begin; at < end;) {
    if (is_space(plain[at])) {
      ++at;
      continue;
    }
    std::size_t stop = at;
    while (stop < end && is_digit(plain[stop])) ++stop;
    if (stop - at != 3 || (stop < end && !is_space(plain[stop])))
      return Error{ErrorCode::unknown_symbol, line.number(), line.column(at),
                   "a deleted candidate has three digits",
                   "415 stands for digit 4 in row 1, column 5"};
    marks[Cell::at(plain[at + 1] - '1', plain[at + 2] - '1')].erase(Digit(plain[at] - '0'));
    at = stop;
  }
  return std::nullopt;
}

}  // namespace

bool is_hodoku_line(std::string_view plain) {
  return plain.starts_with(':') && std::ranges::count(plain, ':') >= 4 &&
         std::ranges::any_of(plain, is_cell);
}

void read_hodoku_line(const PlainLine& line, std::size_t begin, std::size_t end, Record& record) {
  const std::string_view plain = line.plain();
  record.line = line.number();
  record.text.clear();
  std::vector<std::size_t> colons = find_colons(plain, begin, end);
  colons.push_back(end);
  const auto field = [&](std::size_t i) { return std::pair(colons[i - 1] + 1, colons[i]); };
  const auto [from, to] = field(kGivensField);
  record.puzzle = read_field(line, from, to, record.notation);
  record.notation = Notation::hodoku;
  if (!record.puzzle) return;
  Candidates marks = Candidates::all();
  const auto [deleted, stop] = field(kDeletedField);
  if (auto error = delete_candidates(line, deleted, stop, marks)) {
    record.puzzle = std::unexpected(std::move(*error));
    return;
  }
  if (marks != Candidates::all()) record.puzzle->marks = marks;
  const auto bytes = [&line](std::size_t a, std::size_t b) {
    return line.bytes().substr(line.offset(a), line.offset(b) - line.offset(a));
  };
  record.text = bytes(colons[0], from);
  record.text += bytes(std::min(stop + 1, end), end);
}

std::string write_hodoku_line(const Puzzle& puzzle) {
  std::string text = ":0000:x:";
  std::string deleted;
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    if (const auto given = puzzle.givens[cell]) {
      text += given->symbol();
    } else if (const auto entry = puzzle.entries[cell]) {
      text += '+';
      text += entry->symbol();
    } else {
      text += '.';
      if (!puzzle.marks) continue;
      for (Digit digit : DigitSet::all() - (*puzzle.marks)[cell]) {
        if (!deleted.empty()) deleted += ' ';
        deleted += digit.symbol();
        deleted += static_cast<char>('1' + cell.row());
        deleted += static_cast<char>('1' + cell.column());
      }
    }
  }
  return text + ':' + deleted + ":::";
}

}  // namespace nonet::text
