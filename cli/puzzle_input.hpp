#pragma once
// An operand is the name of a file, the text of a puzzle, or "-" for standard input.

#include <cstddef>
#include <expected>
#include <memory>
#include <string>

#include "nonet/text.hpp"

namespace nonet::cli {

struct PuzzleInput {
  std::string name;   ///< for messages: the file's, "<stdin>" or "<operand 1>"
  ByteSource source;  ///< owns what it reads from
  std::shared_ptr<int> read_error = std::make_shared<int>(0);  ///< errno, where reading broke off
};

/// `number` counts operands from 1. The error is a line that says what was tried.
std::expected<PuzzleInput, std::string> open_input(const std::string& operand, std::size_t number);

/// True when the source holds a single record. Looks no further than the second one, and puts back
/// what it has read. A record of several megabytes is taken for several.
bool holds_single_record(ByteSource& source, const ReadOptions& options);

}  // namespace nonet::cli
