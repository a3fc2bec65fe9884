// Bitmask: backtracking step for step, but a digit is checked against one mask for each house
// instead of the cells themselves.

#include <array>

#include "search/algorithms.hpp"
#include "search/house_masks.hpp"
#include "search/search_run.hpp"

namespace nonet {

namespace {

template <bool kWatched>
class Bitmask {
 public:
  Bitmask(const Puzzle& puzzle, SearchRun<kWatched>& run) : masks_(puzzle), run_(run) {
    for (int i = 0; i < kCellCount; ++i)
      if (masks_.board().is_blank(Cell(i))) blanks_[blank_count_++] = Cell(i);
  }

  void search() { solve(0); }

 private:
  bool solve(std::size_t next) {
    if (next == blank_count_) return run_.solved(masks_.board());
    const Cell cell = blanks_[next];
    const DigitSet candidates = masks_.candidates(cell);
    for (Digit digit : DigitSet::all()) {
      if (!run_.try_digit(cell, digit)) return false;
      if (!candidates.contains(digit)) {
        if (!reject(cell, digit)) return false;
        continue;
      }
      masks_.place(cell, digit);
      if (!run_.place(cell, digit) || !solve(next + 1)) return false;
      masks_.take_back(cell, digit);
      if (!run_.retreat(cell, digit)) return false;
    }
    return true;
  }

  // A mask knows that the digit is there, not where; only an observer wants to know that.
  bool reject(Cell cell, Digit digit) {
    if (kWatched && masks_.marks(cell).contains(digit))
      for (House house : houses_of(cell))
        for (Cell other : cells_of(house))
          if (masks_.board()[other] == digit) return run_.reject(cell, digit, house, other);
    return run_.reject(cell, digit);
  }

  HouseMasks masks_;
  std::array<Cell, kCellCount> blanks_{};
  std::size_t blank_count_ = 0;
  SearchRun<kWatched>& run_;
};

}  // namespace

SearchResult searches::bitmask(const Puzzle& puzzle, const SearchOptions& options) {
  return run_search<Bitmask>(puzzle, options);
}

}  // namespace nonet
