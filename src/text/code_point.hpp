#pragma once
// One character of UTF-8, and the plain ASCII that it stands for in a puzzle text.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet::text {

struct CodePoint {
  std::uint32_t value = 0;
  std::size_t length = 1;  ///< in bytes
  bool valid = true;       ///< false: the first byte does not begin a character
};

/// The first character of bytes that are not empty.
CodePoint first_code_point(std::string_view bytes);

/// The plain characters for it: usually one, none for what has no width, several for an ellipsis.
std::string_view plain_for(const CodePoint& code_point);

}  // namespace nonet::text
