#pragma once
// HoDoKu library lines:
//
//   :technique:digits:givens with + before placed digits:deleted
//   candidates:eliminations:placed:comment:
//
// Deleted candidates are triples of digit, row and column, "415 627" = not 4 in r1c5, not 6 in
// r2c7.

#include <cstddef>
#include <string>
#include <string_view>

#include "nonet/text.hpp"
#include "text/plain_line.hpp"

namespace nonet::text {

bool is_hodoku_line(std::string_view plain);

/// Fills the whole record.
void read_hodoku_line(const PlainLine& line, std::size_t begin, std::size_t end, Record& record);

/// Every digit that the marks of an open cell lack is written as deleted.
std::string write_hodoku_line(const Puzzle& puzzle);

}  // namespace nonet::text
