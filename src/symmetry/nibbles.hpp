#pragma once
// Nibbles: up to sixteen small numbers in one word, four bits each, nibble 0 lowest. Boards, labels
// and orders of lines are short lists of numbers below ten; in words they can be copied and
// compared in one instruction.

#include <array>
#include <cstdint>

#include "nonet/grid.hpp"

namespace nonet::symmetry {

using Nibbles = std::uint64_t;

constexpr int nibble(Nibbles word, int i) {
  return static_cast<int>(word >> (4 * i) & 15);
}

/// Nibble `i`, which must be 0, becomes `value`.
constexpr void put_nibble(Nibbles& word, int i, int value) {
  word |= static_cast<Nibbles>(value) << (4 * i);
}

/// Exchanges nibbles `i` and `k`.
constexpr void swap_nibbles(Nibbles& word, int i, int k) {
  const Nibbles difference = (word >> (4 * i) ^ word >> (4 * k)) & 15;
  word ^= difference << (4 * i) | difference << (4 * k);
}

/// 0, 1, ... 8.
inline constexpr Nibbles kNineInOrder = 0x876543210;

/// The rows of a board as numbers to compare: nine nibbles each, the first column highest.
using BoardRows = std::array<Nibbles, 9>;

inline Grid grid_of(const BoardRows& rows) {
  Grid grid;
  for (int row = 0; row < 9; ++row) {
    Nibbles left = rows[static_cast<std::size_t>(row)];
    for (int column = 8; column >= 0; --column, left >>= 4)
      if (const int value = nibble(left, 0); value != 0)
        grid.set(Cell::at(row, column), Digit(value));
  }
  return grid;
}

}  // namespace nonet::symmetry
