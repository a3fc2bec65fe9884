#pragma once
// What can be said of wishes before any work.

#include <optional>
#include <string>

#include "nonet/generate.hpp"

namespace nonet::generate {

/// Why there is no such puzzle, where that can be seen at once.
std::optional<std::string> why_impossible(const GenerateOptions& options);

}  // namespace nonet::generate
