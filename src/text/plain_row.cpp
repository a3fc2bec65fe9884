#include "text/plain_row.hpp"

#include <array>
#include <bit>

#include "text/cell_sign.hpp"

namespace nonet::text {

std::optional<Grid> plain_cells(std::string_view text) {
  if (text.size() < kCellCount) return {};
  // The values are the grid's 81 bytes; kNoCell is the only one with the high bit.
  std::array<std::uint8_t, kCellCount> values;
  unsigned seen = 0;
  for (std::size_t i = 0; i < kCellCount; ++i) {
    values[i] = cell_value(text[i]);
    seen |= values[i];
  }
  if (seen & 0x80) return {};
  static_assert(sizeof(Grid) == kCellCount);
  return std::bit_cast<Grid>(values);
}

bool take_plain_row(LineSource& lines, CsvColumns& columns, Record& record) {
  const std::string_view window = lines.window();
  if (window.size() < kCellCount + 2) return false;
  const std::optional<Grid> grid = plain_cells(window);
  if (!grid) return false;

  std::size_t end = kCellCount;
  std::string_view text;
  if (std::string_view(" \t,;|#").contains(window[end])) {
    end = window.find('\n', end);
    if (end == window.npos) return false;
    text = window.substr(kCellCount, end - kCellCount);
    if (text.ends_with('\r')) text.remove_suffix(1);
    text = trim(text);
    // Old line ends and forum tags are for the other readers.
    if (text.contains('\r') || text.ends_with(']') || text.ends_with('>')) return false;
  } else {
    if (window[end] == '\r') ++end;
    if (window[end] != '\n') return false;
  }
  if (!text.empty() && !columns.learnt()) columns.learn(window.substr(0, end), 0, 0);
  columns.see_first();
  if (!text.empty() && std::string_view(",;|").contains(text.front())) text = trim(text.substr(1));

  if (record.puzzle) {
    record.puzzle->givens = *grid;
    record.puzzle->entries = Grid();
    record.puzzle->marks.reset();
  } else {
    record.puzzle = Puzzle(*grid);
  }
  record.notation = Notation::line;
  record.text = text;
  record.line = lines.take_line(end);
  return true;
}

}  // namespace nonet::text
