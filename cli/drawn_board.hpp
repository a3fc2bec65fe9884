#pragma once
// A board drawn for people.

#include <string>
#include <vector>

#include "nonet/grid.hpp"

namespace nonet::cli {

struct BoardStyle {
  bool unicode = false;  ///< box drawing characters instead of + - |
  bool color = false;    ///< escape sequences: givens bold, marked cells red, doubtful ones yellow
};

struct Board {
  Grid digits;
  Grid givens;
  std::vector<Cell> wrong;     ///< cells that clash
  std::vector<Cell> doubtful;  ///< cells in which solutions differ
};

/// 13 lines.
std::string draw_board(const Board& board, const BoardStyle& style);

}  // namespace nonet::cli
