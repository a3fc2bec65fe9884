#pragma once
// least_grid(): least_board() for complete grids, some fifty times as fast.

#include <vector>

#include "nonet/grid.hpp"
#include "symmetry/least_board.hpp"

namespace nonet::symmetry {

/// Whether a grid is full and obeys the rules.
bool is_complete(const Grid& grid);

/// The least grid and all ways to reach it, which for a complete grid are without ties or twins:
/// as many as there are automorphisms. `grid` must be complete.
LeastBoard least_grid(const Grid& grid);

}  // namespace nonet::symmetry
