#include "text/grid_puzzle.hpp"

#include <algorithm>

#include "text/symbol_error.hpp"

namespace nonet::text {

namespace {

Puzzle to_puzzle(std::span<const GridRow> rows, bool groups) {
  Puzzle puzzle;
  if (groups) puzzle.marks.emplace();
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    const CellText& text =
        rows[static_cast<std::size_t>(cell.row())].cells[static_cast<std::size_t>(cell.column())];
    if (groups)
      (*puzzle.marks)[cell] = text.blank ? DigitSet::all() : text.digits;
    else if (!text.blank)
      puzzle.givens.set(cell, text.digits.first());
  }
  return puzzle;
}

// The names of rows stand in order; what is no such name may have been a cell.
bool is_label_of(char label, std::size_t row) {
  return label == static_cast<char>('A' + row) || label == static_cast<char>('1' + row);
}

// Whether the number before each row counts the rows, from 0 or from 1.
bool are_counted(std::span<const GridRow> rows) {
  const char first = rows[0].index;
  if (first != '0' && first != '1') return false;
  for (std::size_t r = 0; r < rows.size(); ++r)
    if (rows[r].index != static_cast<char>(first + r)) return false;
  return true;
}

const GridRow* find_wrong_label(std::span<const GridRow> rows) {
  for (std::size_t r = 0; r < rows.size(); ++r)
    if ((rows[r].label != 0) != (rows[0].label != 0) ||
        (rows[r].label != 0 && !is_label_of(rows[r].label, r)))
      return &rows[r];
  return nullptr;
}

// The most telling error first: a character that cannot be, a row of the wrong length, the number
// of rows.
Error why_not(std::span<const GridRow> rows) {
  for (const GridRow& row : rows)
    if (row.error) return *row.error;
  if (rows.size() == 1 && rows[0].cell_count != 9) {
    const auto count = static_cast<std::size_t>(rows[0].cell_count);
    return {ErrorCode::wrong_length, rows[0].line, 0, count_message(count, 81, "cell"),
            "a puzzle has 81 cells"};
  }
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (rows[r].cell_count == 9) continue;
    const auto count = static_cast<std::size_t>(rows[r].cell_count);
    return {ErrorCode::wrong_length, rows[r].line, 0,
            "row " + std::to_string(r + 1) + " has " + count_message(count, 9, "cell"),
            "each of the nine rows has nine cells"};
  }
  if (const GridRow* row = find_wrong_label(rows); row && rows.size() == 9)
    return {ErrorCode::wrong_length, row->line, 0,
            row->label == 0 ? "the row has no name, other rows have"
                            : std::string("the row starts with '") + row->label +
                                  "', which is neither its name nor one of nine cells",
            "rows are named A to I, r1 to r9 or 1 to 9, or not at all"};
  return {ErrorCode::wrong_length, rows[0].line, 0, count_message(rows.size(), 9, "row"),
          "a grid has nine rows of nine cells"};
}

Notation notation_of(std::span<const GridRow> rows, bool framed, bool groups) {
  if (groups) return Notation::pencil;
  const GridRow& row = rows[0];
  if (row.bracketed) return Notation::json;
  if (row.separated) return Notation::csv;
  return framed || row.barred ? Notation::grid : Notation::rows;
}

}  // namespace

void read_grid(std::span<const GridRow> rows, bool framed, Record& record) {
  const bool groups = std::ranges::any_of(rows, &GridRow::groups);
  record.notation = notation_of(rows, framed, groups);
  record.text.clear();
  for (const GridRow& row : rows) {
    if (!record.text.empty() && !row.text.empty()) record.text += ' ';
    record.text += row.text;
  }
  const int cells = are_counted(rows) ? 10 : 9;
  const bool whole =
      rows.size() == 9 &&
      std::ranges::all_of(
          rows, [=](const GridRow& row) { return row.cell_count == cells && !row.error; }) &&
      !find_wrong_label(rows);
  if (whole)
    record.puzzle = to_puzzle(rows, groups);
  else
    record.puzzle = std::unexpected(why_not(rows));
}

}  // namespace nonet::text
