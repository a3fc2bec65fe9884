#pragma once
// Unavoidable sets: cells of a complete grid that can be filled in another way while the others
// stay. Every puzzle that has this grid as its only solution has a given in each of them, or it
// could not tell the two grids apart. Listed are the minimal ones, which contain no other.
//
//   const UnavoidableSets found = unavoidable_sets(grid, 12);
//   missed_sets(found.sets, Pattern::of(puzzle)).empty();   // the puzzle hits them all
//
// Most grids have about 360 with up to twelve cells. The smallest have four: two digits that change
// places in two rows and two columns of two boxes.
//
// Cost: grows about threefold with each cell; docs/symmetry.md has figures.

#include <span>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/grid.hpp"
#include "nonet/pattern.hpp"

namespace nonet {

inline constexpr int kMostUnavoidableCells = 20;

struct UnavoidableSets {
  std::vector<Pattern> sets;  ///< by size, then in the order of their first cells
  bool exact = true;          ///< false: the bounds came first, and there may be more; those that
                              ///< are there are unavoidable, but need not be minimal
};

/// All minimal unavoidable sets of a complete grid (asserted) with up to `most_cells` cells, at
/// most kMostUnavoidableCells. Only the deadline and the stop token of `bounds` count.
[[nodiscard]] UnavoidableSets unavoidable_sets(const Grid& grid, int most_cells,
                                               const Bounds& bounds = {});

/// The sets in which no given stands.
[[nodiscard]] std::vector<Pattern> missed_sets(std::span<const Pattern> sets,
                                               const Pattern& givens);

}  // namespace nonet
