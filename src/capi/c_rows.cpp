#include "capi/c_rows.hpp"

#include <algorithm>

#include "capi/c_border.hpp"

namespace nonet::capi {
namespace {

// Rows are taken over by so many, which bounds the memory.
constexpr std::size_t kBlock = 4096;

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
    readable_[i] = read_grid(rows_ + (begin_ + i) * stride_, puzzles_[i]) == kCellCount;
    if (!readable_[i]) puzzles_[i] = unreadable_row();
  }
  return !puzzles_.empty();
}

}  // namespace nonet::capi
