#pragma once
// Rows of a drawn grid to a puzzle.

#include <span>

#include "nonet/text.hpp"
#include "text/grid_row.hpp"

namespace nonet::text {

/// Fills everything but the record's line. Nine rows of nine cells make a puzzle: of candidate
/// marks when any cell has several digits (then a lone digit is a mark too), of givens otherwise.
void read_grid(std::span<const GridRow> rows, bool framed, Record& record);

}  // namespace nonet::text
