#pragma once
// Nibbles: up to sixteen small numbers in one word, four bits each, nibble 0 lowest. Boards, labels
// and orders of lines are short lists of numbers below ten; in words they can be copied and
// compared in one instruction.

#include <cstdint>

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

}  // namespace nonet::symmetry
