#pragma once
// One writer for each notation, write_<notation>.cpp each; a HoDoKu line has its reader beside it.
// What a notation cannot hold is left out (docs/formats.md).

#include <string>
#include <string_view>

#include "nonet/puzzle.hpp"

namespace nonet::text {

std::string write_rows(const Grid& digits);
std::string write_grid(const Grid& digits);
std::string write_pencil(const Puzzle& puzzle);
std::string write_candidates(const Puzzle& puzzle);
std::string write_sdk(const Puzzle& puzzle);
std::string write_ss(const Grid& digits);
std::string write_csv(const Grid& digits);
std::string write_json(const Grid& digits);

/// The digit of a cell, or `blank`.
inline char symbol_of(const Grid& grid, Cell cell, char blank = '.') {
  const auto digit = grid[cell];
  return digit ? digit->symbol() : blank;
}

}  // namespace nonet::text
