#include "text/plain_line.hpp"

#include <algorithm>

#include "text/code_point.hpp"

namespace nonet::text {

namespace {

// The length of a terminal's control sequence, ESC [ ... letter, with which colours are switched; 0
// if there is none.
std::size_t escape_length(std::string_view bytes) {
  if (!bytes.starts_with("\x1b[")) return 0;
  const std::size_t last = bytes.find_first_not_of("0123456789;:", 2);
  const bool letter = last != bytes.npos && ((bytes[last] >= 'A' && bytes[last] <= 'Z') ||
                                             (bytes[last] >= 'a' && bytes[last] <= 'z'));
  return letter ? last + 1 : 0;
}

}  // namespace

void PlainLine::assign(std::string_view bytes, std::size_t number) {
  bytes_ = bytes;
  number_ = number;
  ascii_ = std::ranges::all_of(bytes, [](char c) { return (c >= ' ' && c < 0x7f) || c == '\t'; });
  if (ascii_) {
    plain_ = bytes;
    return;
  }
  buffer_.clear();
  columns_.clear();
  offsets_.clear();
  std::uint32_t column = 1;
  for (std::size_t at = 0; at < bytes.size(); ++column) {
    if (const std::size_t length = escape_length(bytes.substr(at)); length > 0) {
      at += length;
      column += static_cast<std::uint32_t>(length - 1);
      continue;
    }
    const CodePoint code_point = first_code_point(bytes.substr(at));
    for (char c : plain_for(code_point)) {
      buffer_ += c;
      columns_.push_back(column);
      offsets_.push_back(static_cast<std::uint32_t>(at));
    }
    at += code_point.length;
  }
  columns_.push_back(column);
  offsets_.push_back(static_cast<std::uint32_t>(bytes.size()));
  plain_ = buffer_;
}

std::string_view PlainLine::character(std::size_t i) const {
  const std::string_view rest = bytes_.substr(offset(i));
  return rest.substr(0, first_code_point(rest).length);
}

}  // namespace nonet::text
