#pragma once

#include <string>

#include "nonet/grid.hpp"
#include "watch/heat_map.hpp"

namespace nonet::cli {

/// The visits of each cell as nine rows of numbers with bars between the boxes; `-` for a given.
std::string heat_text(const HeatMap& heat, const Grid& givens);

}  // namespace nonet::cli
