#pragma once
// CaDiCaL as an oracle: the rules as clauses, so that the answer shares nothing with our searches.

#include <cstddef>
#include <vector>

#include "nonet/grid.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

/// Up to `limit` different completions, as a SAT solver finds them.
std::vector<Grid> completions_by_sat(const Puzzle& puzzle, std::size_t limit);

}  // namespace nonet
