#pragma once
// Keeps foreign text from breaking a row.

#include <string>
#include <string_view>

namespace nonet::cli {

/// The text with every control character (tabs, line ends, escapes) made a space.
std::string one_field(std::string_view text);

}  // namespace nonet::cli
