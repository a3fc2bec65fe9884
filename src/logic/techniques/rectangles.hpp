#pragma once
// Rectangles: four cells in two rows, two columns and two boxes. Two digits that fill one crosswise
// can be exchanged without any other cell noticing, so a puzzle with one solution never holds such
// a "deadly" rectangle, unless a given pins it down.
//
//      corners[0]  corners[1]        opposite corners: 0 and 3, 1 and 2
//      corners[2]  corners[3]

#include <array>
#include <cstddef>

#include "nonet/cell.hpp"

namespace nonet::logic {

struct Rectangle {
  std::array<Cell, 4> corners;
};

inline constexpr std::size_t kRectangleCount = 486;

consteval auto make_rectangles() {
  std::array<Rectangle, kRectangleCount> table{};
  std::size_t count = 0;
  for (int top = 0; top < 9; ++top)
    for (int bottom = top + 1; bottom < 9; ++bottom)
      for (int left = 0; left < 9; ++left)
        for (int right = left + 1; right < 9; ++right)
          if ((top / 3 == bottom / 3) != (left / 3 == right / 3))
            table[count++] = {{Cell::at(top, left), Cell::at(top, right), Cell::at(bottom, left),
                               Cell::at(bottom, right)}};
  return table;
}

inline constexpr auto kRectangles = make_rectangles();

/// The corner that shares the row of corner i, that which shares its column, and the opposite one.
constexpr std::size_t beside(std::size_t i) {
  return i ^ 1;
}
constexpr std::size_t below(std::size_t i) {
  return i ^ 2;
}
constexpr std::size_t opposite(std::size_t i) {
  return i ^ 3;
}

}  // namespace nonet::logic
