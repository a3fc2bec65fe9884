#pragma once
// The pairs that can trade places in a full grid (swap_sets.hpp), each a bit of a word, so that
// what is worked out is worked out for all of them at once:
//
//   bits 0 to 35    two digits; their lines are rows
//   bits 36 to 44   two columns of a stack, named by the third one; their lines are rows
//   bits 45 to 53   two rows of a band, named by the third one; their lines are columns

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet::generate::swap_pairs {

using Pairs = std::uint64_t;

inline constexpr std::size_t kFirstColumnPair = 36, kFirstRowPair = 45;

constexpr Pairs bit(std::size_t pair) {
  return Pairs{1} << pair;
}

/// [value][value]: 1 to 9 each.
constexpr std::array<std::array<Pairs, 10>, 10> of_two_digits() {
  std::array<std::array<Pairs, 10>, 10> pairs{};
  std::size_t number = 0;
  for (std::size_t a = 1; a <= 9; ++a)
    for (std::size_t b = a + 1; b <= 9; ++b) pairs[a][b] = pairs[b][a] = bit(number++);
  return pairs;
}

/// [value]: those that have the digit.
inline constexpr auto kOfDigit = [] {
  constexpr auto two = of_two_digits();
  std::array<Pairs, 10> pairs{};
  for (std::size_t a = 1; a <= 9; ++a)
    for (std::size_t b = 1; b <= 9; ++b) pairs[a] |= two[a][b];
  return pairs;
}();

/// [line]: those that have the row (or column).
constexpr std::array<Pairs, 9> of_line(std::size_t first_pair) {
  std::array<Pairs, 9> pairs{};
  for (std::size_t line = 0; line < 9; ++line)
    for (std::size_t third = line / 3 * 3; third < line / 3 * 3 + 3; ++third)
      if (third != line) pairs[line] |= bit(first_pair + third);
  return pairs;
}
inline constexpr auto kOfColumn = of_line(kFirstColumnPair), kOfRow = of_line(kFirstRowPair);

}  // namespace nonet::generate::swap_pairs
