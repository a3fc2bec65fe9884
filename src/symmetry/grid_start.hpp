#pragma once
// GridStart: what decides everything else about a transform of a complete grid: which two rows
// become the first two, and where the columns go. The labels follow, for the first row becomes
// 123456789; the third row is the one left in the band; and below, rows and bands are sorted by
// their first column.

#include <array>
#include <cstdint>
#include <vector>

#include "nonet/grid.hpp"
#include "symmetry/ties.hpp"

namespace nonet::symmetry {

/// A grid as it is, or transposed, seen from its rows.
struct GridRows {
  std::array<Nine, 9> digits;  ///< 0 to 8, by column
  std::array<Nine, 9> places;  ///< by digit: its column
  /// The digits of each minirow, by box, as bits.
  std::array<std::array<std::uint16_t, 3>, 9> minirows;
};

/// As it is, and transposed. The grid must be full.
using Orientations = std::array<GridRows, 2>;
Orientations orientations_of(const Grid& grid);

/// Whether it obeys the rules. If not, nothing else may be asked of it.
bool is_complete(const Orientations& orientations);

struct GridStart {
  bool transposed = false;
  std::uint8_t first = 0, second = 0, third = 0;  ///< rows of the source
  Nine columns{};                                 ///< column i comes from here
};

/// Every start that gives the least first two rows that any start can give. Of 46,656 starts, a few
/// dozen on most grids, at most 648.
std::vector<GridStart> least_starts(const Orientations& orientations);

}  // namespace nonet::symmetry
