#pragma once
// Several puzzles as quoted strings between brackets on one line, as programs print lists of them.

#include <cstddef>
#include <string_view>
#include <vector>

namespace nonet::text {

/// A string in plain characters, without its quotes.
struct StringSpan {
  std::size_t begin, end;
};

/// The strings of the list that is all of [begin, end), the last first; none if that is no such
/// list. Two strings of which the second is a filled grid are no list but a puzzle and its
/// solution.
std::vector<StringSpan> find_string_list(std::string_view plain, std::size_t begin,
                                         std::size_t end);

}  // namespace nonet::text
