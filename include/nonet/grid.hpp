#pragma once
// Grid: 81 squares that each hold a digit or are blank. It holds any digits, also clashing ones;
// what the rules say of them is asked in rules.hpp.
//
//   Grid grid;                                  // all blank
//   grid.set(Cell::at(0, 0), Digit(5));
//   if (auto digit = grid[Cell::at(0, 0)]) ...  // std::optional<Digit>

#include <array>
#include <cstdint>
#include <optional>

#include "nonet/cell.hpp"
#include "nonet/digit.hpp"

namespace nonet {

class Grid {
 public:
  constexpr std::optional<Digit> operator[](Cell cell) const {
    const int value = value_at(cell);
    return value == 0 ? std::nullopt : std::optional<Digit>(Digit(value));
  }
  /// 0 for a blank, else 1 to 9.
  constexpr int value_at(Cell cell) const {
    return values_[static_cast<std::size_t>(cell.index())];
  }
  constexpr bool is_blank(Cell cell) const { return value_at(cell) == 0; }

  constexpr void set(Cell cell, Digit digit) {
    values_[static_cast<std::size_t>(cell.index())] = static_cast<std::uint8_t>(digit.value());
  }
  constexpr void clear(Cell cell) { values_[static_cast<std::size_t>(cell.index())] = 0; }

  /// How many squares hold a digit, 0 to 81.
  constexpr int filled() const {
    std::uint8_t count = 0;  // wide enough, so that one instruction counts in 16 squares or more
    for (std::uint8_t value : values_) count = static_cast<std::uint8_t>(count + (value != 0));
    return count;
  }
  constexpr bool is_full() const { return filled() == kCellCount; }

  /// The different digits that occur.
  constexpr DigitSet digits() const {
    unsigned bits = 0;  // without a branch, for blanks are hard to predict
    for (std::uint8_t value : values_) bits |= 1u << value >> 1;
    return DigitSet::from_bits(bits);
  }

  friend constexpr bool operator==(const Grid&, const Grid&) = default;

 private:
  std::array<std::uint8_t, kCellCount> values_{};
};

}  // namespace nonet
