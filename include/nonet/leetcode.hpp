#pragma once
// The two Sudoku problems of LeetCode, with their signatures: 36 "Valid Sudoku" and 37 "Sudoku
// Solver". Paste-in compatible: put `using nonet::leetcode::Solution;` where the class was asked
// for.
//
// A board is nine rows of nine characters, '1' to '9' or '.' for a blank. A valid board is one that
// breaks no rule so far: it may well have no solution (check() in verdict.hpp tells).

#include <optional>
#include <vector>

#include "nonet/grid.hpp"
#include "nonet/rules.hpp"
#include "nonet/solve.hpp"

namespace nonet::leetcode {

using Board = std::vector<std::vector<char>>;

/// Nothing when the board is not nine by nine or holds another character.
inline std::optional<Grid> to_grid(const Board& board) {
  if (board.size() != 9) return {};
  Grid grid;
  for (int row = 0; row < 9; ++row) {
    const std::vector<char>& line = board[static_cast<std::size_t>(row)];
    if (line.size() != 9) return {};
    for (int column = 0; column < 9; ++column) {
      const char symbol = line[static_cast<std::size_t>(column)];
      if (symbol >= '1' && symbol <= '9')
        grid.set(Cell::at(row, column), Digit(symbol - '0'));
      else if (symbol != '.')
        return {};
    }
  }
  return grid;
}

/// True when no digit stands twice in a row, column or box. False also for what is no board.
inline bool isValidSudoku(const Board& board) {
  const std::optional<Grid> grid = to_grid(board);
  return grid && obeys_rules(*grid);
}

/// Fills the blanks with the solution, with one of them where there are several. A board that has
/// none, or is no board, is left untouched.
inline void solveSudoku(Board& board) {
  const std::optional<Grid> grid = to_grid(board);
  if (!grid) return;
  const Answer answer = solve(*grid);
  if (answer.verdict != Verdict::unique && answer.verdict != Verdict::multiple) return;
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    board[static_cast<std::size_t>(cell.row())][static_cast<std::size_t>(cell.column())] =
        answer.solution[cell]->symbol();
  }
}

class Solution {
 public:
  bool isValidSudoku(std::vector<std::vector<char>>& board) {
    return leetcode::isValidSudoku(board);
  }
  void solveSudoku(std::vector<std::vector<char>>& board) { leetcode::solveSudoku(board); }
};

}  // namespace nonet::leetcode
