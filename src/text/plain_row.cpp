#include "text/plain_row.hpp"

#include <array>
#include <bit>

#include "text/cell_sign.hpp"

namespace nonet::text {

bool take_plain_row(LineSource& lines, Record& record) {
  constexpr std::size_t kCells = 81;
  const std::string_view window = lines.window();
  if (window.size() < kCells + 2) return false;
  std::size_t length = kCells;
  if (window[length] == '\r') ++length;
  if (window[length] != '\n') return false;
  // The values go straight into the grid's 81 bytes; kNoCell is the only one with the high bit.
  std::array<std::uint8_t, kCells> values;
  unsigned seen = 0;
  for (std::size_t i = 0; i < kCells; ++i) {
    values[i] = cell_value(window[i]);
    seen |= values[i];
  }
  if (seen & 0x80) return false;
  static_assert(sizeof(Grid) == kCells);
  const Grid grid = std::bit_cast<Grid>(values);
  if (record.puzzle) {
    record.puzzle->givens = grid;
    record.puzzle->entries = Grid();
    record.puzzle->marks.reset();
  } else {
    record.puzzle = Puzzle(grid);
  }
  record.notation = Notation::line;
  record.text.clear();
  record.line = lines.take_line(length);
  return true;
}

}  // namespace nonet::text
