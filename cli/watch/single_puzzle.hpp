#pragma once

#include <expected>
#include <string>

#include "command_line.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::cli {

/// The one puzzle a verb is about, from its operands or standard input. The error is a whole line
/// for standard error: nothing there, several puzzles, or what cannot be read and where.
std::expected<Puzzle, std::string> read_single_puzzle(const Invocation& invocation);

}  // namespace nonet::cli
