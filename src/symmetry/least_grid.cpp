#include "symmetry/least_grid.hpp"

#include <algorithm>
#include <utility>

#include "symmetry/grid_start.hpp"

namespace nonet::symmetry {
namespace {

/// The board that a start leads to, row by row.
class Growth {
 public:
  Growth(const GridStart& start, const Orientations& orientations)
      : start_(start), source_(orientations[start.transposed ? 1 : 0]) {
    for (std::size_t i = 0; i < 9; ++i)
      labels_[source_.digits[start.first][start.columns[i]]] = static_cast<std::uint8_t>(i + 1);
  }

  Nibbles second_row() const { return row(start_.second); }
  Nibbles third_row() const { return row(start_.third); }

  /// Rows 4 to 9 and their order. False as soon as they are seen to be greater than `least`.
  bool finish(const BoardRows& least, bool have_least) {
    order_ = {start_.first, start_.second, start_.third};
    sort_below();
    bool less = !have_least;
    for (std::size_t i = 3; i < 9; ++i) {
      rows_[i] = row(order_[i]);
      if (less) continue;
      if (rows_[i] > least[i]) return false;
      less = rows_[i] < least[i];
    }
    is_less_ = less;
    return true;
  }
  bool is_less() const { return is_less_; }
  const BoardRows& rows() const { return rows_; }

  Way way() const {
    Way way;
    way.transposed = start_.transposed;
    way.ties = {};
    way.columns = 0;
    way.next_label = 10;
    way.used_rows = 0x1ff;
    for (int i = 0; i < 9; ++i) {
      const auto k = static_cast<std::size_t>(i);
      put_nibble(way.rows, i, order_[k]);
      put_nibble(way.columns, i, start_.columns[k]);
      put_nibble(way.labels, i + 1, labels_[k]);
    }
    return way;
  }

 private:
  Nibbles row(std::size_t number) const {
    const Nine& digits = source_.digits[number];
    Nibbles value = 0;
    for (std::size_t i = 0; i < 9; ++i) value = value << 4 | labels_[digits[start_.columns[i]]];
    return value;
  }

  int head(std::size_t row) const { return labels_[source_.digits[row][start_.columns[0]]]; }

  void sort_below() {
    std::size_t at = 3;
    for (std::size_t band = 0; band < 9; band += 3) {
      if (band == start_.first / 3u * 3u) continue;
      auto* const three = &order_[at];
      for (std::size_t i = 0; i < 3; ++i) three[i] = static_cast<std::uint8_t>(band + i);
      const auto sort_pair = [&](std::size_t a, std::size_t b) {
        if (head(three[a]) > head(three[b])) std::swap(three[a], three[b]);
      };
      sort_pair(0, 1);
      sort_pair(1, 2);
      sort_pair(0, 1);
      at += 3;
    }
    if (head(order_[3]) > head(order_[6]))
      std::swap_ranges(order_.begin() + 3, order_.begin() + 6, order_.begin() + 6);
  }

  const GridStart& start_;
  const GridRows& source_;
  Nine labels_{};  // by digit
  Nine order_{};
  BoardRows rows_{};
  bool is_less_ = false;
};

}  // namespace

std::optional<LeastBoard> least_grid(const Grid& grid) {
  if (!grid.is_full()) return std::nullopt;
  const Orientations orientations = orientations_of(grid);
  if (!is_complete(orientations)) return std::nullopt;
  const std::vector<GridStart> starts = least_starts(orientations);
  Nibbles third = ~Nibbles{0};
  std::vector<Growth> tied;
  for (const GridStart& start : starts) {
    const Growth growth(start, orientations);
    const Nibbles row = growth.third_row();
    if (row > third) continue;
    if (row < third) tied.clear();
    third = row;
    tied.push_back(growth);
  }
  LeastBoard least;
  BoardRows rows{};
  for (Growth& growth : tied) {
    if (!growth.finish(rows, !least.ways.empty())) continue;
    if (growth.is_less()) {
      rows = growth.rows();
      least.ways.clear();
    }
    least.ways.push_back(growth.way());
  }
  rows[0] = 0x123456789;
  rows[1] = tied.front().second_row();
  rows[2] = third;
  least.grid = grid_of(rows);
  for (Twins& twins : least.twins) twins.sorted = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  least.automorphisms = static_cast<std::uint32_t>(least.ways.size());
  return least;
}

}  // namespace nonet::symmetry
