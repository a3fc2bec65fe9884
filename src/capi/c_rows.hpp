#pragma once
// Arrays of boards across the border to C: 81 characters a row, results by the number of the row.

#include <cstddef>
#include <span>
#include <vector>

#include "capi/c_border.hpp"

namespace nonet::capi {

/// The caller's rows, block by block.
class RowBlocks {
 public:
  RowBlocks(const char* rows, std::size_t stride, std::size_t number)
      : rows_(rows), stride_(stride), number_(number) {}

  bool usable() const { return number_ == 0 || (rows_ != nullptr && stride_ >= kCellCount); }

  /// Reads the next block; false at the end.
  bool next();
  std::span<const Grid> puzzles() const { return puzzles_; }
  bool readable(std::size_t i) const { return readable_[i]; }
  std::size_t row(std::size_t i) const { return begin_ + i; }

 private:
  const char* rows_;
  std::size_t stride_, number_;
  std::size_t begin_ = 0;
  std::vector<Grid> puzzles_;
  std::vector<bool> readable_;
};

/// The grid of a row, in an array of them; nowhere when `grids` is null.
inline void give_grid_at(char* grids, std::size_t place, const Grid& grid) {
  if (grids != nullptr) give_grid(grids + place * kCellCount, grid);
}

/// Another result of a row, likewise.
template <class To, class From>
void give_at(To* to, std::size_t place, From from) {
  if (to != nullptr) to[place] = static_cast<To>(from);
}

}  // namespace nonet::capi
