#pragma once
// Orbits: the sets of cells that a symmetry carries into each other.

#include <vector>

#include "core/cell_set.hpp"
#include "nonet/generate.hpp"

namespace nonet::generate {

/// All 81 cells in sets of one to eight, by their first cells.
std::vector<CellSet> orbits_of(GivenSymmetry symmetry);

}  // namespace nonet::generate
