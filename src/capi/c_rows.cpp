#include "capi/c_rows.hpp"

#include <algorithm>

namespace nonet::capi {
namespace {

// Rows are taken over by so many, which bounds the memory.
constexpr std::size_t kBlock = 4096;

/// False when a character is neither a digit nor a sign for a blank.
bool read_row(const char* row, Grid& grid) {
  grid = {};
  for (int i = 0; i < kCellCount; ++i) {
    if (row[i] >= '1' && row[i] <= '9')
      grid.set(Cell(i), Digit(row[i] - '0'));
    else if (row[i] != '.' && row[i] != '0')
      return false;
  }
  return true;
}

/// Takes the place of a row that is no puzzle: two clashing digits, which need no search.
Grid unreadable_row() {
  Grid grid;
  grid.set(Cell(0), Digit(1));
  grid.set(Cell(1), Digit(1));
  return grid;
}

}  // namespace

bool RowBlocks::next() {
  begin_ += puzzles_.size();
  puzzles_.resize(std::min(kBlock, number_ - begin_));
  readable_.resize(puzzles_.size());
  for (std::size_t i = 0; i < puzzles_.size(); ++i) {
    readable_[i] = read_row(rows_ + (begin_ + i) * stride_, puzzles_[i]);
    if (!readable_[i]) puzzles_[i] = unreadable_row();
  }
  return !puzzles_.empty();
}

}  // namespace nonet::capi
