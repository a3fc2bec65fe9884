#pragma once
// least_grid(): least_board() for complete grids, some fifty times as fast.

#include <optional>

#include "nonet/grid.hpp"
#include "symmetry/least_board.hpp"

namespace nonet::symmetry {

/// The least grid and all ways to reach it, which for a complete grid are without ties or twins:
/// as many as there are automorphisms. Nothing unless `grid` is full and obeys the rules.
std::optional<LeastBoard> least_grid(const Grid& grid);

}  // namespace nonet::symmetry
