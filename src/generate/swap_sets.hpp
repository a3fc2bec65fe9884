#pragma once
// for_each_swap_set(): unavoidable sets of a full grid that are found at a glance. A set of cells
// is unavoidable when their digits can be arranged otherwise and nothing else changes: a puzzle of
// this grid needs a given in each, or has several solutions.
//
// Two digits can trade places in some of their cells, two rows of a band or two columns of a stack
// can trade digits in some of their cells:
//
//      1 2 . | 2 . 1 | . . .      row 1 and row 2 hold the same digits in these four columns,
//      2 . 1 | 1 2 . | . . .      so the two rows can be exchanged there
//
// A grid has some 90 of these, of which those with up to twelve cells are some 60.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "nonet/grid.hpp"

namespace nonet::generate {

/// Calls `visit(std::span<const std::uint8_t> cells)` for each with at most `most` cells until that
/// returns false; sets may come twice. About a microsecond.
template <class Visit>
void for_each_swap_set(const Grid& solution, std::size_t most, Visit visit) {
  // Where each digit stands, by row, column and box. Lines of sixteen, and rows as bits, since this
  // is a fair part of what a dig costs.
  using Line = std::array<std::uint8_t, 16>;
  using BitLine = std::array<std::uint16_t, 16>;
  std::array<Line, 9> column_of, row_of, box_of, digit_at;
  std::array<BitLine, 9> row_bit, row_bit_in_box;
  for (std::size_t cell = 0, r = 0; r < 9; ++r)
    for (std::size_t c = 0; c < 9; ++c, ++cell) {
      const auto d = static_cast<std::size_t>(solution.value_at(Cell(static_cast<int>(cell))) - 1);
      const std::size_t box = r / 3 * 3 + c / 3;
      digit_at[r][c] = static_cast<std::uint8_t>(d);
      column_of[d][r] = static_cast<std::uint8_t>(c);
      row_of[d][c] = static_cast<std::uint8_t>(r);
      box_of[d][r] = static_cast<std::uint8_t>(box);
      row_bit[d][c] = row_bit_in_box[d][box] = static_cast<std::uint16_t>(1u << r);
    }
  std::array<std::uint8_t, 18> cells;
  std::size_t size = 0;
  const auto add = [&](std::size_t row, std::size_t column) {
    cells[size++] = static_cast<std::uint8_t>(9 * row + column);
  };
  const auto tell = [&] { return size > most || visit(std::span(cells).first(size)); };

  // Two digits: from a row, the first digit's column and box lead to the rows where they hold the
  // other one. What can be reached trades places together.
  for (std::size_t a = 0; a < 9; ++a)
    for (std::size_t b = a + 1; b < 9; ++b)
      for (unsigned left = 0x1ff; left != 0;) {
        unsigned reached = left & -left, open = reached;
        size = 0;
        while (open != 0) {
          const auto r = static_cast<std::size_t>(std::countr_zero(open));
          open &= open - 1;
          const std::size_t ca = column_of[a][r], cb = column_of[b][r];
          add(r, ca);
          add(r, cb);
          const unsigned next = row_bit[b][ca] | row_bit[a][cb] | row_bit_in_box[b][box_of[a][r]] |
                                row_bit_in_box[a][box_of[b][r]];
          open |= next & ~reached;
          reached |= next;
        }
        left &= ~reached;
        if (!tell()) return;
      }

  // Two lines: from a column, the digit below leads to the column where it stands above.
  for (std::size_t line = 0; line < 9; ++line)
    for (std::size_t other = line + 1; other < line / 3 * 3 + 3; ++other)
      for (const bool rows : {true, false})
        for (unsigned left = 0x1ff; left != 0;) {
          size = 0;
          const auto start = static_cast<std::size_t>(std::countr_zero(left));
          for (std::size_t k = start;;) {
            left &= ~(1u << k);
            if (rows) {
              add(line, k);
              add(other, k);
              k = column_of[digit_at[other][k]][line];
            } else {
              add(k, line);
              add(k, other);
              k = row_of[digit_at[k][other]][line];
            }
            if (k == start) break;
          }
          if (!tell()) return;
        }
}

}  // namespace nonet::generate
