#pragma once
// The three rules: no digit twice in a row, in a column, in a box.
//
//   for (const Conflict& c : find_conflicts(grid)) ...   // "9 twice in row 1: r1c2 and r1c3"

#include <vector>

#include "nonet/cell.hpp"
#include "nonet/digit.hpp"
#include "nonet/grid.hpp"
#include "nonet/house.hpp"

namespace nonet {

/// Two cells of one house that hold the same digit.
struct Conflict {
  House house;
  Digit digit;
  Cell first, second;  ///< first < second

  friend bool operator==(const Conflict&, const Conflict&) = default;
};

/// True when no digit stands twice in a house. Blanks break no rule, so this says nothing about
/// whether the grid can be completed. One pass over the 81 cells, no allocation.
[[nodiscard]] bool obeys_rules(const Grid& grid);

/// Every clashing pair once for each house it shares, by house (rows, columns, boxes), then digit,
/// then cells. A pair in the same row and the same box is two conflicts.
[[nodiscard]] std::vector<Conflict> find_conflicts(const Grid& grid);

}  // namespace nonet
