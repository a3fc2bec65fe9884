#pragma once
// What stands on a line beside the puzzle: trailing comments, further fields, numbers in front.

#include <cstddef>
#include <string>

#include "text/plain_line.hpp"

namespace nonet::text {

/// The bytes of [begin, from) and of [to, end), as they came, each without outer spaces and without
/// the separator next to the puzzle; one space between them when there are both.
std::string text_beside(const PlainLine& line, std::size_t begin, std::size_t from, std::size_t to,
                        std::size_t end);

}  // namespace nonet::text
