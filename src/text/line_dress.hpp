#pragma once
// LineDress: what e-mail, forums and web pages put around a line, and what kind of line is left.

#include <cstddef>
#include <cstdint>

#include "text/plain_line.hpp"

namespace nonet::text {

struct LineDress {
  enum class Kind : std::uint8_t {
    content,
    blank,           ///< nothing, or only tags
    comment,         ///< # // ; % at the start
    puzzle_section,  ///< [Puzzle]
    state_section,   ///< [State]
  };
  Kind kind = Kind::content;
  std::size_t begin = 0;  ///< of the content, in plain characters
  std::size_t value = 0;  ///< of the array or string in "name = [...": else as begin
  std::size_t end = 0;
};

/// Takes off quote marks ("> "), forum and HTML tags ([code], </pre>), code fences and back quotes.
LineDress undress(const PlainLine& line);

}  // namespace nonet::text
