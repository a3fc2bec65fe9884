// Fewest candidates: bitmask's board, but the next cell is one with the fewest candidates, so that
// a wrong digit shows early. Known as minimum remaining values or "fail first" (Haralick and
// Elliott, 1980).

#include <optional>

#include "search/algorithms.hpp"
#include "search/house_masks.hpp"
#include "search/search_run.hpp"

namespace nonet {

namespace {

template <bool kWatched>
class FewestCandidates {
 public:
  FewestCandidates(const Puzzle& puzzle, SearchRun<kWatched>& run) : masks_(puzzle), run_(run) {}

  void search() { solve(); }

 private:
  bool solve() {
    const auto cell = tightest_cell();
    if (!cell) return run_.solved(masks_.board());
    const DigitSet candidates = masks_.candidates(*cell);
    if (candidates.empty()) return run_.reject(*cell);
    for (Digit digit : candidates) {
      if (!run_.try_digit(*cell, digit)) return false;
      masks_.place(*cell, digit);
      if (!run_.place(*cell, digit) || !solve()) return false;
      masks_.take_back(*cell, digit);
      if (!run_.retreat(*cell, digit)) return false;
    }
    return true;
  }

  /// The first of the empty cells with the fewest candidates.
  std::optional<Cell> tightest_cell() const {
    std::optional<Cell> tightest;
    int fewest = kDigitCount + 1;
    for (int i = 0; i < kCellCount && fewest > 0; ++i) {
      if (!masks_.board().is_blank(Cell(i))) continue;
      const int size = masks_.candidates(Cell(i)).size();
      if (size < fewest) {
        fewest = size;
        tightest = Cell(i);
      }
    }
    return tightest;
  }

  HouseMasks masks_;
  SearchRun<kWatched>& run_;
};

}  // namespace

SearchResult searches::fewest_candidates(const Puzzle& puzzle, const SearchOptions& options) {
  return run_search<FewestCandidates>(puzzle, options);
}

}  // namespace nonet
