#pragma once
// HouseMasks: a board that also keeps, for each house, the set of digits that stand in it. Whether
// a digit can stand in a cell is then three masks away instead of a walk along three houses.

#include <array>

#include "nonet/grid.hpp"
#include "nonet/house.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

class HouseMasks {
 public:
  explicit HouseMasks(const Puzzle& puzzle) : possible_(possible_digits(puzzle)) {
    const Grid digits = puzzle.digits();
    for (int i = 0; i < kCellCount; ++i)
      if (const auto digit = digits[Cell(i)]) place(Cell(i), *digit);
  }

  const Grid& board() const { return board_; }
  DigitSet standing_in(House house) const { return used_[static_cast<std::size_t>(house.index())]; }
  DigitSet marks(Cell cell) const { return possible_[cell]; }

  /// The digits that an empty cell can take.
  DigitSet candidates(Cell cell) const {
    const auto [row, column, box] = houses_of(cell);
    return marks(cell) - (standing_in(row) | standing_in(column) | standing_in(box));
  }

  void place(Cell cell, Digit digit) {
    board_.set(cell, digit);
    for (House house : houses_of(cell))
      used_[static_cast<std::size_t>(house.index())].insert(digit);
  }
  void take_back(Cell cell, Digit digit) {
    board_.clear(cell);
    for (House house : houses_of(cell)) used_[static_cast<std::size_t>(house.index())].erase(digit);
  }

 private:
  Grid board_;
  std::array<DigitSet, kHouseCount> used_{};
  Candidates possible_;
};

}  // namespace nonet
