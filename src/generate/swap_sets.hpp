#pragma once
// SwapSets: unavoidable sets of a full grid that are found at a glance. A set of cells is
// unavoidable when their digits can be arranged otherwise and nothing else changes: a puzzle of
// this grid needs a given in each, or has several solutions.
//
// Two digits can trade places in some of the rows, two rows of a band in some of the columns, two
// columns of a stack in some of the rows:
//
//      1 2 . | 2 . 1 | . . .      row 1 and row 2 hold the same digits in these four columns,
//      2 . 1 | 1 2 . | . . .      so the two rows can be exchanged there
//
// Each of these 36 + 9 + 9 pairs falls into such parts, of two to nine rows or columns. A grid has
// some 60 parts of at most twelve cells.

#include <array>
#include <cstdint>

#include "generate/set_counts.hpp"
#include "generate/swap_pairs.hpp"
#include "nonet/grid.hpp"

namespace nonet::generate {

class SwapSets {
 public:
  static constexpr int kMostCells = 12;  ///< of a set; larger ones seldom help

  SwapSets() = default;
  /// Three parts of each pair at most. Less than a microsecond.
  explicit SwapSets(const Grid& solution);

  /// Those that hold a cell; `value` is the digit 1 to 9 that the solution has there.
  SetBits of(Cell cell, int value) const {
    const auto row = static_cast<std::size_t>(cell.row()),
               column = static_cast<std::size_t>(cell.column());
    const std::uint64_t by_row =
        swap_pairs::kOfDigit[static_cast<std::size_t>(value)] | swap_pairs::kOfColumn[column];
    SetBits sets;
    for (std::size_t word = 0; word < sets.size(); ++word)
      sets[word] = (lines_[word][row] & by_row) | (lines_[word][column] & swap_pairs::kOfRow[row]);
    return sets;
  }

  /// How many cells each has; 0 for a number that is not in use.
  const SetCounts& sizes() const { return sizes_; }

 private:
  // [word][line]: the sets that have cells in that row, or column where two rows trade.
  std::array<std::array<std::uint64_t, 9>, SetBits().size()> lines_{};
  SetCounts sizes_;
};

}  // namespace nonet::generate
