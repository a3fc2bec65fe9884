#pragma once
// The common case in a hurry: 81 plain characters at the start of a line. No allocation, no look at
// anything else; whatever is not exactly that is left to the other readers.

#include <optional>
#include <string_view>

#include "nonet/text.hpp"
#include "text/csv_columns.hpp"
#include "text/line_source.hpp"

namespace nonet::text {

/// The 81 cells at the start of `text`, when they are nothing but signs for cells.
std::optional<Grid> plain_cells(std::string_view text);

/// Takes a line that starts with 81 cells and has nothing, or text after a separator, behind them.
bool take_plain_row(LineSource& lines, CsvColumns& columns, Record& record);

}  // namespace nonet::text
