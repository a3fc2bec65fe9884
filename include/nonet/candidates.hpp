#pragma once
// Candidates: for each of the 81 cells the set of digits that may still stand there.
//
//   Candidates open = Candidates::all();
//   open[Cell::at(0, 0)].erase(Digit(5));

#include <array>

#include "nonet/cell.hpp"
#include "nonet/digit.hpp"

namespace nonet {

class Candidates {
 public:
  constexpr Candidates() = default;  ///< no candidate anywhere

  /// Every digit in every cell: the 729 candidates of an empty grid.
  static constexpr Candidates all() {
    Candidates candidates;
    candidates.sets_.fill(DigitSet::all());
    return candidates;
  }

  constexpr DigitSet operator[](Cell cell) const {
    return sets_[static_cast<std::size_t>(cell.index())];
  }
  constexpr DigitSet& operator[](Cell cell) {
    return sets_[static_cast<std::size_t>(cell.index())];
  }

  /// How many candidates there are in all, 0 to 729.
  constexpr int size() const {
    int count = 0;
    for (DigitSet set : sets_) count += set.size();
    return count;
  }

  friend constexpr bool operator==(const Candidates&, const Candidates&) = default;

 private:
  std::array<DigitSet, kCellCount> sets_{};
};

}  // namespace nonet
