#pragma once
// What is no text of a puzzle but often handed in as one: named, so that the error can say what to
// do instead of what its first character is not.

#include <cstddef>
#include <optional>

#include "nonet/error.hpp"
#include "text/plain_line.hpp"

namespace nonet::text {

/// The error of a line of such a format; `begin` is in plain characters.
std::optional<Error> foreign_format(const PlainLine& line, std::size_t begin);

}  // namespace nonet::text
