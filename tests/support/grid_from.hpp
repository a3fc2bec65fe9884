#pragma once
// Grids from the 81 characters of a line, for tests that must not depend on the reader of texts.

#include <string_view>

#include "nonet/grid.hpp"

namespace nonet::test {

/// Digits 1 to 9 stand for themselves, anything else for a blank; shorter lines end in blanks.
inline Grid grid_from(std::string_view line) {
  Grid grid;
  for (std::size_t i = 0; i < line.size() && i < kCellCount; ++i)
    if (line[i] >= '1' && line[i] <= '9') grid.set(Cell(static_cast<int>(i)), Digit(line[i] - '0'));
  return grid;
}

}  // namespace nonet::test
