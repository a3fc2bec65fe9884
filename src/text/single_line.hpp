#pragma once
// Puzzles that stand on one line: 81 cells in any dress, 81 groups, 729 candidates, alone or among
// other fields.

#include <cstddef>
#include <optional>
#include <string_view>

#include "nonet/text.hpp"
#include "text/csv_columns.hpp"
#include "text/plain_line.hpp"

namespace nonet::text {

/// Reads plain characters [begin, end) as one puzzle with nothing beside it.
Expected<Puzzle> read_field(const PlainLine& line, std::size_t begin, std::size_t end,
                            Notation& notation);

/// Reads the puzzle from a field of the line; the rest of [begin, end) is the text beside it.
void read_column(const PlainLine& line, std::size_t begin, std::size_t end, const CsvField& field,
                 Record& record);

/// Finds the puzzle on a line, and what stands beside it in [begin, end). `value`: where to start
/// when it is an array with a name. False: nothing there looks like a puzzle.
/// Learns the column from the first line that has several.
bool read_single_line(const PlainLine& line, std::size_t begin, std::size_t value, std::size_t end,
                      CsvColumns& columns, Record& record);

/// The error for a line that is nothing at all.
Error not_a_puzzle(const PlainLine& line, std::size_t begin, std::size_t end);

}  // namespace nonet::text
