#pragma once
// CellSet: any set of the 81 cells, two machine words. Walks its cells in row-major order.
//
//   const CellSet givens = CellSet::filled(grid);
//   for (Cell cell : givens - CellSet::only(Cell(0))) ...
//
// Cost: a few instructions each; a value of 16 bytes to copy freely.

#include <bit>
#include <cstdint>

#include "nonet/cell.hpp"
#include "nonet/grid.hpp"

namespace nonet {

class CellSet {
 public:
  constexpr CellSet() = default;
  static constexpr CellSet only(Cell cell) {
    CellSet set;
    set.insert(cell);
    return set;
  }
  static constexpr CellSet all() { return CellSet(~std::uint64_t{0}, (1u << 17) - 1); }
  /// The cells that hold a digit.
  static constexpr CellSet filled(const Grid& grid) {
    CellSet set;
    for (int i = 0; i < kCellCount; ++i)
      if (!grid.is_blank(Cell(i))) set.insert(Cell(i));
    return set;
  }
  /// From bits: cells 0 to 63, and 64 to 80 from the lowest bit on.
  static constexpr CellSet of_words(std::uint64_t low, std::uint64_t high) { return {low, high}; }

  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  /// Whether there are two cells or more.
  constexpr bool has_two() const {
    return (low_ & (low_ - 1)) != 0 || (high_ & (high_ - 1)) != 0 || (low_ != 0 && high_ != 0);
  }
  constexpr bool contains(Cell cell) const {
    const int i = cell.index();
    return ((i < 64 ? low_ >> i : high_ >> (i - 64)) & 1) != 0;
  }
  constexpr bool is_within(CellSet other) const { return (*this - other).empty(); }
  constexpr void insert(Cell cell) {
    const int i = cell.index();
    (i < 64 ? low_ : high_) |= std::uint64_t{1} << (i & 63);
  }
  constexpr void erase(Cell cell) {
    const int i = cell.index();
    (i < 64 ? low_ : high_) &= ~(std::uint64_t{1} << (i & 63));
  }
  /// The first cell of a set that is not empty.
  constexpr Cell first() const {
    return Cell(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }

  friend constexpr CellSet operator|(CellSet a, CellSet b) {
    return {a.low_ | b.low_, a.high_ | b.high_};
  }
  friend constexpr CellSet operator&(CellSet a, CellSet b) {
    return {a.low_ & b.low_, a.high_ & b.high_};
  }
  friend constexpr CellSet operator-(CellSet a, CellSet b) {
    return {a.low_ & ~b.low_, a.high_ & ~b.high_};
  }
  friend constexpr CellSet operator^(CellSet a, CellSet b) {
    return {a.low_ ^ b.low_, a.high_ ^ b.high_};
  }
  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
  constexpr CellSet& operator-=(CellSet other) { return *this = *this - other; }
  friend constexpr bool operator==(CellSet, CellSet) = default;

  class Iterator {
   public:
    using value_type = Cell;
    using difference_type = int;
    constexpr Iterator() = default;
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Cell operator*() const { return CellSet(low_, high_).first(); }
    constexpr Iterator& operator++() {
      if (low_ != 0)
        low_ &= low_ - 1;
      else
        high_ &= high_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_ = 0, high_ = 0;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {}; }

 private:
  constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

  std::uint64_t low_ = 0;   // cells 0 to 63
  std::uint64_t high_ = 0;  // cells 64 to 80
};

/// `grid` with the digits of these cells only.
constexpr Grid restricted(const Grid& grid, CellSet cells) {
  Grid part;
  for (Cell cell : cells)
    if (const auto digit = grid[cell]) part.set(cell, *digit);
  return part;
}

}  // namespace nonet
