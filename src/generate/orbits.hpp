#pragma once
// Orbits: the sets of cells that a symmetry carries into each other.

#include <vector>

#include "generate/cell_mask.hpp"
#include "nonet/generate.hpp"

namespace nonet::generate {

/// All 81 cells in sets of one to eight, by their first cells.
std::vector<CellMask> orbits_of(GivenSymmetry symmetry);

}  // namespace nonet::generate
