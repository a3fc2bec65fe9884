#pragma once
// Error: why a text could not be read. Errors are values: std::expected<T, Error>. "No solution"
// and "several solutions" are answers, never errors.

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>

namespace nonet {

enum class ErrorCode : std::uint8_t {
  empty_input,     ///< nothing there, or only blanks and comments
  wrong_length,    ///< cells are missing or there are too many
  unknown_symbol,  ///< a character that is neither a digit nor a sign for a blank
  ambiguous,       ///< can be read in two ways, or holds several puzzles where one was asked for
  unknown_column,  ///< the named column is not there
  bad_encoding,    ///< the bytes are not text
};

struct Error {
  ErrorCode code = ErrorCode::empty_input;
  std::size_t line = 0;    ///< 1-based; 0 when the error has no place
  std::size_t column = 0;  ///< 1-based, in characters; 0 when the whole line is meant
  std::string message;     ///< what is wrong and why: "80 cells, 1 too few"
  std::string hint;        ///< what would be right: "a puzzle has 81 cells"

  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Expected = std::expected<T, Error>;

/// "line:column: message; hint", leaving out what is not known.
std::string to_string(const Error& error);

}  // namespace nonet
