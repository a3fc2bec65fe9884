#pragma once
// Open rectangles: those whose four cells are all open and have two digits in common.

#include "core/nine_bits.hpp"
#include "logic/logic_board.hpp"
#include "logic/techniques/rectangles.hpp"

namespace nonet::logic {

/// Calls visit(rectangle, a, b) for each of them and each two digits in common, a < b, until it
/// returns true.
template <class Visit>
bool for_each_open_rectangle(const Board& board, Visit&& visit) {
  for (const Rectangle& rectangle : kRectangles) {
    DigitSet common = DigitSet::all();
    for (Cell cell : rectangle.corners) common &= board.candidates(cell);
    if (common.size() < 2) continue;
    for (Digit a : common)
      for (Digit b : common)
        if (a < b && visit(rectangle, a, b)) return true;
  }
  return false;
}

/// Whether a digit has no places in the row (the column) of corner i but two corners.
inline bool locked_in_row(const Board& board, const Rectangle& rectangle, std::size_t i,
                          Digit digit) {
  return bit_count(board.places(digit, House::row(rectangle.corners[i].row()))) == 2;
}
inline bool locked_in_column(const Board& board, const Rectangle& rectangle, std::size_t i,
                             Digit digit) {
  return bit_count(board.places(digit, House::column(rectangle.corners[i].column()))) == 2;
}

}  // namespace nonet::logic
