#include "text/symbol_error.hpp"

#include "text/code_point.hpp"

namespace nonet::text {

namespace {

constexpr std::string_view kHex = "0123456789abcdef";

// As it stands in the text; a control character, which might break the message, as a number.
std::string shown(std::string_view character) {
  const CodePoint code_point = first_code_point(character);
  if (code_point.value < 0x80 || code_point.value >= 0xa0)
    return '\'' + std::string(character) + '\'';
  return std::string("U+00") + kHex[code_point.value >> 4] + kHex[code_point.value & 15];
}

}  // namespace

Error symbol_error(const PlainLine& line, std::size_t at) {
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
    error.message = shown(line.character(at)) + place + " is neither a digit nor a blank";
  }
  return error;
}

Error group_error(const PlainLine& line, std::size_t begin, std::size_t end) {
  Error error = symbol_error(line, begin);
  const std::size_t from = line.offset(begin);
  error.message = '\'' + std::string(line.bytes().substr(from, line.offset(end) - from)) +
                  "' at column " + std::to_string(error.column) + " is not one cell";
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
  // Mail programs wrap lines between these widths.
  const bool wrapped = count >= 60 && count < 80;
  return {ErrorCode::wrong_length, line.number(), line.column(at), count_message(count, 81, "cell"),
          wrapped ? "a puzzle has 81 cells, all on one line" : "a puzzle has 81 cells"};
}

}  // namespace nonet::text
