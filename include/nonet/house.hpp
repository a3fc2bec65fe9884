#pragma once
// House: one of the 27 groups of nine cells that hold each digit once: rows, columns, boxes.
// Also the geometry that follows from them: the cells of a house, the houses and peers of a cell.
//
// Cost: tables built at compile time, one load a look-up. Values only, so safe in any thread.
//
//   for (Cell cell : cells_of(House::box(4))) ...   // the nine cells of the middle box, row-major
//   for (Cell peer : peers_of(cell)) ...            // the 20 cells that share a house with `cell`

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <string>

#include "nonet/cell.hpp"

namespace nonet {

inline constexpr int kHouseCount = 27;
inline constexpr int kPeerCount = 20;

class House {
 public:
  enum class Kind : std::uint8_t { row, column, box };

  /// `index` is 0 to 26: nine rows, nine columns, nine boxes.
  constexpr explicit House(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kHouseCount);
  }
  /// `number` is 0 to 8 in each.
  static constexpr House row(int number) { return House(number); }
  static constexpr House column(int number) { return House(9 + number); }
  static constexpr House box(int number) { return House(18 + number); }

  constexpr int index() const { return index_; }  ///< 0 to 26
  constexpr Kind kind() const { return static_cast<Kind>(index_ / 9); }
  constexpr int number() const { return index_ % 9; }  ///< 0 to 8

  /// "row 1", "column 9", "box 5": numbers as people count, boxes row-major.
  std::string name() const {
    constexpr std::array<const char*, 3> kinds{"row ", "column ", "box "};
    return kinds[static_cast<std::size_t>(kind())] + std::to_string(number() + 1);
  }

  friend constexpr auto operator<=>(House, House) = default;

 private:
  std::uint8_t index_;
};

namespace detail {

consteval auto make_house_cells() {
  std::array<std::array<Cell, 9>, kHouseCount> table{};
  for (std::size_t i = 0; i < 9; ++i)
    for (std::size_t k = 0; k < 9; ++k) {
      const int a = static_cast<int>(i), b = static_cast<int>(k);
      table[i][k] = Cell::at(a, b);
      table[9 + i][k] = Cell::at(b, a);
      table[18 + i][k] = Cell::at(3 * (a / 3) + b / 3, 3 * (a % 3) + b % 3);
    }
  return table;
}

consteval auto make_peers() {
  std::array<std::array<Cell, kPeerCount>, kCellCount> table{};
  for (int i = 0; i < kCellCount; ++i) {
    std::size_t count = 0;
    for (int k = 0; k < kCellCount; ++k) {
      const Cell a(i), b(k);
      if (i != k && (a.row() == b.row() || a.column() == b.column() || a.box() == b.box()))
        table[static_cast<std::size_t>(i)][count++] = b;
    }
  }
  return table;
}

inline constexpr auto kHouseCells = make_house_cells();
inline constexpr auto kPeers = make_peers();

}  // namespace detail

/// The nine cells of a house in row-major order.
constexpr const std::array<Cell, 9>& cells_of(House house) {
  return detail::kHouseCells[static_cast<std::size_t>(house.index())];
}

/// The row, column and box of a cell, in that order.
constexpr std::array<House, 3> houses_of(Cell cell) {
  return {House::row(cell.row()), House::column(cell.column()), House::box(cell.box())};
}

/// The 20 other cells that share a house with a cell, in row-major order.
constexpr const std::array<Cell, kPeerCount>& peers_of(Cell cell) {
  return detail::kPeers[static_cast<std::size_t>(cell.index())];
}

}  // namespace nonet
