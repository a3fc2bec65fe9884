#pragma once
// CellMask: a set of the 81 cells as two machine words.

#include <bit>
#include <cstdint>

#include "nonet/cell.hpp"
#include "nonet/grid.hpp"

namespace nonet::generate {

struct CellMask {
  std::uint64_t low = 0;   ///< cells 0 to 63
  std::uint64_t high = 0;  ///< cells 64 to 80

  static constexpr CellMask all() { return {~std::uint64_t{0}, (1u << 17) - 1}; }
  static constexpr CellMask only(Cell cell) {
    CellMask mask;
    mask.insert(cell);
    return mask;
  }
  /// The cells that hold a digit.
  static constexpr CellMask of(const Grid& grid) {
    CellMask mask;
    for (int i = 0; i < kCellCount; ++i)
      if (!grid.is_blank(Cell(i))) mask.insert(Cell(i));
    return mask;
  }

  constexpr bool contains(Cell cell) const {
    const int i = cell.index();
    return ((i < 64 ? low >> i : high >> (i - 64)) & 1) != 0;
  }
  constexpr void insert(Cell cell) {
    const int i = cell.index();
    (i < 64 ? low : high) |= std::uint64_t{1} << (i & 63);
  }
  constexpr int size() const { return std::popcount(low) + std::popcount(high); }
  constexpr bool empty() const { return (low | high) == 0; }
  constexpr bool is_within(const CellMask& other) const {
    return ((low & ~other.low) | (high & ~other.high)) == 0;
  }

  /// `visit(Cell)` for each, in row-major order.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::uint64_t rest = low; rest != 0; rest &= rest - 1) visit(Cell(std::countr_zero(rest)));
    for (std::uint64_t rest = high; rest != 0; rest &= rest - 1)
      visit(Cell(64 + std::countr_zero(rest)));
  }

  friend constexpr CellMask operator|(CellMask a, CellMask b) {
    return {a.low | b.low, a.high | b.high};
  }
  friend constexpr CellMask operator&(CellMask a, CellMask b) {
    return {a.low & b.low, a.high & b.high};
  }
  friend constexpr CellMask operator-(CellMask a, CellMask b) {
    return {a.low & ~b.low, a.high & ~b.high};
  }
  constexpr CellMask& operator|=(CellMask other) { return *this = *this | other; }
  constexpr CellMask& operator-=(CellMask other) { return *this = *this - other; }
  friend constexpr bool operator==(const CellMask&, const CellMask&) = default;
};

/// `grid` with the cells of the mask only.
constexpr Grid restricted(const Grid& grid, const CellMask& cells) {
  Grid part;
  cells.for_each([&](Cell cell) {
    if (const auto digit = grid[cell]) part.set(cell, *digit);
  });
  return part;
}

}  // namespace nonet::generate
