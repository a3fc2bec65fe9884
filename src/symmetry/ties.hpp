#pragma once
// Ties: which of nine lines, in three groups of three, may change places with their neighbours, and
// which groups with theirs.

#include <array>
#include <cstdint>
#include <functional>

namespace nonet::symmetry {

using Nine = std::array<std::uint8_t, 9>;

struct Ties {
  std::uint16_t lines = 0;  ///< bit i: line i may change places with line i - 1, in its group
  std::uint8_t groups = 0;  ///< bit i: likewise for groups

  static constexpr Ties all() { return {.lines = 0b110'110'110, .groups = 0b110}; }

  constexpr bool line(int i) const { return (lines >> i & 1) != 0; }
  constexpr bool group(int i) const { return (groups >> i & 1) != 0; }
  constexpr void cut_line(int i) { lines &= static_cast<std::uint16_t>(~(1u << i)); }
  constexpr void cut_group(int i) { groups &= static_cast<std::uint8_t>(~(1u << i)); }

  friend constexpr bool operator==(const Ties&, const Ties&) = default;
};

/// In how many orders the lines can stand.
std::uint32_t count_orders(const Ties& ties);

/// Calls `visit` with each of these orders, 0 to 8 itself first, until it returns false; then
/// returns false.
bool for_each_order(const Ties& ties, const std::function<bool(const Nine& order)>& visit);

}  // namespace nonet::symmetry
