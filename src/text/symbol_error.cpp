#include "text/symbol_error.hpp"

namespace nonet::text {

Error symbol_error(const PlainLine& line, std::size_t at) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  Error error;
  error.code = ErrorCode::unknown_symbol;
  error.line = line.number();
  error.column = line.column(at);
  const std::string place = " at column " + std::to_string(error.column);
  error.hint = kCellHint;
  if (line.plain()[at] == kBroken) {
    error.code = ErrorCode::bad_encoding;
    const auto byte = static_cast<unsigned char>(line.bytes()[line.offset(at)]);
    error.message =
        std::string("byte 0x") + kHex[byte >> 4] + kHex[byte & 15] + place + " is not text";
    error.hint = "write the puzzle in ASCII, UTF-8 or UTF-16";
  } else {
    error.message =
        '\'' + std::string(line.character(at)) + '\'' + place + " is neither a digit nor a blank";
  }
  return error;
}

std::string count_message(std::size_t count, std::size_t expected, std::string_view what) {
  std::string message = std::to_string(count) + ' ' + std::string(what);
  if (count != 1) message += 's';
  if (count < expected) message += ", " + std::to_string(expected - count) + " too few";
  if (count > expected) message += ", " + std::to_string(count - expected) + " too many";
  return message;
}

Error length_error(const PlainLine& line, std::size_t at, std::size_t count) {
  return {ErrorCode::wrong_length, line.number(), line.column(at), count_message(count, 81, "cell"),
          "a puzzle has 81 cells"};
}

}  // namespace nonet::text
