#pragma once
// Pattern: a set of cells, such as those in which the givens of a puzzle stand.
//
//   Pattern pattern = Pattern::of(puzzle.givens);
//   pattern.size();                              // how many givens
//   for (Cell cell : pattern) ...                // in row-major order
//
// Cost: three machine words, one a band; every operation is a few instructions and constexpr.

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>

#include "nonet/cell.hpp"
#include "nonet/grid.hpp"

namespace nonet {

class Pattern {
 public:
  constexpr Pattern() = default;  ///< no cell

  static constexpr Pattern all() { return Pattern({kBandBits, kBandBits, kBandBits}); }

  /// The cells of a grid that hold a digit.
  static constexpr Pattern of(const Grid& grid) {
    Pattern pattern;
    for (int i = 0; i < kCellCount; ++i)
      if (!grid.is_blank(Cell(i))) pattern.insert(Cell(i));
    return pattern;
  }

  /// The 27 cells of a band (0 to 2), bit 9 * (row within the band) + column.
  constexpr std::uint32_t band(int number) const {
    return bands_[static_cast<std::size_t>(number)];
  }

  constexpr bool contains(Cell cell) const { return (word(cell) & bit(cell)) != 0; }
  constexpr void insert(Cell cell) { word(cell) |= bit(cell); }
  constexpr void erase(Cell cell) { word(cell) &= ~bit(cell); }

  constexpr int size() const {
    return std::popcount(bands_[0]) + std::popcount(bands_[1]) + std::popcount(bands_[2]);
  }
  constexpr bool empty() const { return (bands_[0] | bands_[1] | bands_[2]) == 0; }
  constexpr bool intersects(const Pattern& other) const { return !(*this & other).empty(); }
  constexpr bool is_subset_of(const Pattern& other) const { return (*this - other).empty(); }

  friend constexpr Pattern operator|(const Pattern& a, const Pattern& b) {
    return Pattern(
        {a.bands_[0] | b.bands_[0], a.bands_[1] | b.bands_[1], a.bands_[2] | b.bands_[2]});
  }
  friend constexpr Pattern operator&(const Pattern& a, const Pattern& b) {
    return Pattern(
        {a.bands_[0] & b.bands_[0], a.bands_[1] & b.bands_[1], a.bands_[2] & b.bands_[2]});
  }
  friend constexpr Pattern operator-(const Pattern& a, const Pattern& b) {
    return Pattern(
        {a.bands_[0] & ~b.bands_[0], a.bands_[1] & ~b.bands_[1], a.bands_[2] & ~b.bands_[2]});
  }
  friend constexpr bool operator==(const Pattern&, const Pattern&) = default;
  /// An order to sort by; it has no other meaning.
  friend constexpr auto operator<=>(const Pattern&, const Pattern&) = default;

  /// 81 characters, `1` for a cell of the pattern and `.` for another: as text a puzzle, too.
  std::string to_line() const {
    std::string line(kCellCount, '.');
    for (Cell cell : *this) line[static_cast<std::size_t>(cell.index())] = '1';
    return line;
  }

  /// Walks the cells in row-major order.
  class Iterator {
   public:
    using value_type = Cell;
    using difference_type = int;
    constexpr Iterator() = default;
    constexpr Iterator(const std::array<std::uint32_t, 3>& rest, int band)
        : rest_(rest), band_(band) {
      skip();
    }
    constexpr Cell operator*() const {
      return Cell(27 * band_ + std::countr_zero(rest_[static_cast<std::size_t>(band_)]));
    }
    constexpr Iterator& operator++() {
      std::uint32_t& word = rest_[static_cast<std::size_t>(band_)];
      word &= word - 1;
      skip();
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    constexpr void skip() {
      while (band_ < 3 && rest_[static_cast<std::size_t>(band_)] == 0) ++band_;
    }

    std::array<std::uint32_t, 3> rest_{};
    int band_ = 3;
  };
  constexpr Iterator begin() const { return {bands_, 0}; }
  constexpr Iterator end() const { return {}; }

 private:
  static constexpr std::uint32_t kBandBits = (1u << 27) - 1;

  constexpr explicit Pattern(const std::array<std::uint32_t, 3>& bands) : bands_(bands) {}
  constexpr std::uint32_t& word(Cell cell) { return bands_[static_cast<std::size_t>(cell.band())]; }
  constexpr std::uint32_t word(Cell cell) const { return band(cell.band()); }
  static constexpr std::uint32_t bit(Cell cell) { return 1u << (cell.index() % 27); }

  std::array<std::uint32_t, 3> bands_{};
};

}  // namespace nonet
