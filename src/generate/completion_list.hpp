#pragma once
// CompletionList: the completions of a puzzle with few enough of them, and what singles one out.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cell_set.hpp"
#include "nonet/bounds.hpp"
#include "nonet/grid.hpp"

namespace nonet::generate {

class CompletionList {
 public:
  /// Finds all completions, or the first `most` + 1 when there are more; then is_complete() is
  /// false. Always in the same order.
  void find(const Grid& puzzle, std::size_t most);

  bool is_complete() const { return complete_; }
  std::span<const Grid> grids() const { return grids_; }

  /// How many of the grids have this digit in this cell.
  int count(Cell cell, int digit) const {
    return counts_[static_cast<std::size_t>(cell.index())][static_cast<std::size_t>(digit)];
  }
  /// Works out count() for the grids as they are.
  void count_digits();
  /// Keeps the grids that agree with `chosen` in the cell.
  void keep(const Grid& chosen, Cell cell);

 private:
  std::vector<Grid> grids_;
  bool complete_ = false;
  std::array<std::array<int, 10>, kCellCount> counts_;
};

}  // namespace nonet::generate
