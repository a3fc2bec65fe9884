#pragma once
// The errors that several notations share.

#include <cstddef>
#include <string>
#include <string_view>

#include "nonet/error.hpp"
#include "text/plain_line.hpp"

namespace nonet::text {

inline constexpr std::string_view kCellHint = "a cell is a digit 1 to 9 or a blank (. 0 _ * - x ?)";

/// Plain character `at` cannot be a cell.
Error symbol_error(const PlainLine& line, std::size_t at);

/// Plain characters [begin, end) stand for one cell, but are several: "10", "-5".
Error group_error(const PlainLine& line, std::size_t begin, std::size_t end);

/// `what` is in the singular: "80 cells, 1 too few".
std::string count_message(std::size_t count, std::size_t expected, std::string_view what);

/// A line or field of `count` cells where 81 are due. `at` is where it starts, as plain character.
Error length_error(const PlainLine& line, std::size_t at, std::size_t count);

}  // namespace nonet::text
