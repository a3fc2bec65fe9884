#include "verdict/position.hpp"

#include "nonet/house.hpp"

namespace nonet::verdict {

Position::Position(const Puzzle& puzzle) : open(possible_digits(puzzle)) {
  const Grid filled = puzzle.digits();
  for (int i = 0; i < kCellCount; ++i)
    if (const auto digit = filled[Cell(i)]) place(Cell(i), *digit);
}

void Position::place(Cell cell, Digit digit) {
  digits.set(cell, digit);
  open[cell] = {};
  for (Cell peer : peers_of(cell)) open[peer].erase(digit);
}

}  // namespace nonet::verdict
