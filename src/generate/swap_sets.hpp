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

#include "generate/cell_mask.hpp"
#include "nonet/grid.hpp"

namespace nonet::generate {

/// `visit(const CellMask& cells, int size)` for each with at most `most` cells; sets may come
/// twice. Some two microseconds.
template <class Visit>
void for_each_swap_set(const Grid& solution, int most, Visit visit) {
  // Where each digit stands in each row, column and box.
  std::uint8_t column_of[9][9], row_of[9][9], row_in_box[9][9];
  std::uint8_t digit_at[9][9];
  for (int r = 0; r < 9; ++r)
    for (int c = 0; c < 9; ++c) {
      const int d = solution.value_at(Cell::at(r, c)) - 1;
      digit_at[r][c] = static_cast<std::uint8_t>(d);
      column_of[d][r] = static_cast<std::uint8_t>(c);
      row_of[d][c] = static_cast<std::uint8_t>(r);
      row_in_box[d][r / 3 * 3 + c / 3] = static_cast<std::uint8_t>(r);
    }

  // Two digits: from a row, the first digit's column and box lead to the rows where they hold the
  // other one. What can be reached trades places together.
  for (int a = 0; a < 9; ++a)
    for (int b = a + 1; b < 9; ++b) {
      unsigned left = 0x1ff;
      while (left != 0) {
        unsigned reached = left & -left, open = reached;
        while (open != 0) {
          const int r = std::countr_zero(open);
          open &= open - 1;
          const int ca = column_of[a][r], cb = column_of[b][r], band = r / 3 * 3;
          const unsigned next = 1u << row_of[b][ca] | 1u << row_of[a][cb] |
                                1u << row_in_box[b][band + ca / 3] |
                                1u << row_in_box[a][band + cb / 3];
          open |= next & ~reached;
          reached |= next;
        }
        left &= ~reached;
        CellMask cells;
        int size = 0;
        for (unsigned rest = reached; rest != 0; rest &= rest - 1) {
          const int r = std::countr_zero(rest);
          size += 2;
          cells.insert(Cell::at(r, column_of[a][r]));
          cells.insert(Cell::at(r, column_of[b][r]));
        }
        if (size <= most) visit(cells, size);
      }
    }

  // Two lines: from a column, the digit below leads to the column where it stands above.
  for (int line = 0; line < 9; ++line)
    for (int other = line + 1; other < line / 3 * 3 + 3; ++other)
      for (const bool rows : {true, false}) {
        unsigned left = 0x1ff;
        while (left != 0) {
          CellMask cells;
          int size = 0;
          const int start = std::countr_zero(left);
          for (int k = start;;) {
            left &= ~(1u << k);
            size += 2;
            if (rows) {
              cells.insert(Cell::at(line, k));
              cells.insert(Cell::at(other, k));
              k = column_of[digit_at[other][k]][line];
            } else {
              cells.insert(Cell::at(k, line));
              cells.insert(Cell::at(k, other));
              k = row_of[digit_at[k][other]][line];
            }
            if (k == start) break;
          }
          if (size <= most) visit(cells, size);
        }
      }
}

}  // namespace nonet::generate
