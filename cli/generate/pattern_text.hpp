#pragma once
// A pattern of givens as people draw it: 81 signs, in a row or as a board.

#include <expected>
#include <string>

#include "nonet/grid.hpp"

namespace nonet::cli {

/// `value` is the name of a file, "-" or the pattern itself. The grid has a digit where a given is
/// to stand. The error is a line for standard error.
std::expected<Grid, std::string> read_pattern(const std::string& value);

}  // namespace nonet::cli
