#pragma once
// What the verbs about boards themselves (canon, scramble, unavoidable) share: the formats line,
// json and csv, text beside the puzzle, rows that cannot be read.

#include <cstddef>
#include <expected>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "command_line.hpp"
#include "nonet/grid.hpp"
#include "row_stream.hpp"

namespace nonet::cli {

struct BoardAnswer {
  std::vector<std::string> fields;      ///< one for each column
  nlohmann::ordered_json members = {};  ///< what an object of format json adds to the puzzle
  bool negative = false;
  bool stopped = false;
  std::string fault = {};  ///< why there is no answer: what, and what would be right
};

struct BoardQuestion {
  std::vector<std::string> columns;  ///< names of the fields
  std::function<BoardAnswer(const Record& record, const RowContext& context)> ask;
  std::size_t chunk = kMostInChunk;  ///< most records answered in one go
};

/// Answers the question for every record of the operands; returns the exit status.
int answer_boards(const Invocation& invocation, const BoardQuestion& question);

/// Givens and entries of a record. The error, of a puzzle with candidate marks, is a fault.
std::expected<Grid, std::string> board_of(const Record& record);

}  // namespace nonet::cli
