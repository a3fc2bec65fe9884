#pragma once
// An independent look at an obstacle: does it hold, by the rules alone? Shares no code with the
// library beyond its types.

#include <string>

#include "nonet/puzzle.hpp"
#include "nonet/verdict.hpp"

namespace nonet {

/// Empty when all that the obstacle claims is true of the puzzle and no part of it is superfluous;
/// otherwise what is wrong.
std::string objection(const Puzzle& puzzle, const Obstacle& obstacle);

}  // namespace nonet
