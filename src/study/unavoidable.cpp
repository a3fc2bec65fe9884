#include "nonet/unavoidable.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "study/trade_search.hpp"

namespace nonet {
namespace {

/// Keeps sets that contain no other; they must come by size.
class MinimalSets {
 public:
  void add(const Pattern& cells) {
    for (Cell cell : cells)
      for (const Pattern& smaller : by_first_cell_[static_cast<std::size_t>(cell.index())])
        if (smaller.is_subset_of(cells)) return;
    by_first_cell_[static_cast<std::size_t>((*cells.begin()).index())].push_back(cells);
    sets_.push_back(cells);
  }
  std::vector<Pattern> take() { return std::move(sets_); }

 private:
  std::array<std::vector<Pattern>, kCellCount> by_first_cell_;
  std::vector<Pattern> sets_;
};

/// By size; those of a size by the first cell that only one has.
bool is_before(const Pattern& a, const Pattern& b) {
  if (a.size() != b.size()) return a.size() < b.size();
  return std::ranges::lexicographical_compare(a, b);
}

}  // namespace

UnavoidableSets unavoidable_sets(const Grid& grid, int most_cells, const Bounds& bounds) {
  assert(grid.is_full());
  std::vector<Pattern> trades;
  study::TradeSearch search(grid, std::min(most_cells, kMostUnavoidableCells), bounds,
                            [&](const Pattern& cells) { trades.push_back(cells); });
  UnavoidableSets found;
  found.exact = search.run();
  std::ranges::sort(trades, is_before);
  trades.erase(std::unique(trades.begin(), trades.end()), trades.end());
  MinimalSets minimal;
  for (const Pattern& cells : trades) minimal.add(cells);
  found.sets = minimal.take();
  return found;
}

std::vector<Pattern> missed_sets(std::span<const Pattern> sets, const Pattern& givens) {
  std::vector<Pattern> missed;
  std::ranges::copy_if(sets, std::back_inserter(missed),
                       [&](const Pattern& cells) { return !cells.intersects(givens); });
  return missed;
}

}  // namespace nonet
