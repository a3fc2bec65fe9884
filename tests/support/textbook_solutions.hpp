#pragma once
// What a textbook finds: exact cover knows only the rules and the givens, and so shares no idea
// with the engines.

#include <cstdint>
#include <string>
#include <vector>

#include "nonet/puzzle.hpp"

namespace nonet {

/// Up to `limit` completions as lines, sorted.
std::vector<std::string> textbook_solutions(const Puzzle& puzzle, std::uint64_t limit);

}  // namespace nonet
