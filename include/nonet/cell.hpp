#pragma once
// Cell: one of the 81 squares, numbered 0 to 80 in row-major order, written r1c1 to r9c9.
//
// Cost: constexpr, a few instructions. Values only, so safe in any thread.
//
//   Cell cell = Cell::at(0, 4);   // r1c5: row, column, box, band and stack count from 0 in code
//   cell.name();                  // "r1c5": names count from 1, as people do

#include <cassert>
#include <compare>
#include <cstdint>
#include <string>

namespace nonet {

inline constexpr int kCellCount = 81;

class Cell {
 public:
  constexpr Cell() = default;  ///< r1c1
  /// `index` is 0 to 80; anything else is a programming error (asserted).
  constexpr explicit Cell(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kCellCount);
  }
  /// `row` and `column` are 0 to 8.
  static constexpr Cell at(int row, int column) { return Cell(9 * row + column); }

  constexpr int index() const { return index_; }              ///< 0 to 80
  constexpr int row() const { return index_ / 9; }            ///< 0 to 8
  constexpr int column() const { return index_ % 9; }         ///< 0 to 8
  constexpr int box() const { return 3 * band() + stack(); }  ///< 0 to 8, row-major
  constexpr int band() const { return row() / 3; }            ///< 0 to 2: three rows of boxes
  constexpr int stack() const { return column() / 3; }        ///< 0 to 2: three columns of boxes

  std::string name() const {
    return {'r', static_cast<char>('1' + row()), 'c', static_cast<char>('1' + column())};
  }

  friend constexpr auto operator<=>(Cell, Cell) = default;

 private:
  std::uint8_t index_ = 0;
};

}  // namespace nonet
