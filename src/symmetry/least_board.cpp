// Row by row, breadth first. After each row of the least board is found, all ways to begin a board
// with those rows are kept, and every way tries all rows that may come next. What a row leaves
// open stays open: columns (and stacks) that have been alike so far are tied, in no order yet, and
// sorted only as far as the next row tells them apart. So blanks, which a puzzle mostly consists
// of, cost nothing, and ways multiply only where the board has symmetries or digits are new:
// several new digits in tied columns may get the next labels in any order.

#include "symmetry/least_board.hpp"

#include <algorithm>

#include "symmetry/row_step.hpp"

namespace nonet::symmetry {
namespace {

/// The source as it is, or transposed.
struct Orientation {
  std::array<SourceRow, 9> rows;
  Twins twins;
};

Orientation orientation_of(const Grid& board, bool one_label, bool transposed) {
  Orientation orientation;
  for (int row = 0; row < 9; ++row) {
    SourceRow& source = orientation.rows[static_cast<std::size_t>(row)];
    unsigned seen = 0;
    for (int column = 0; column < 9; ++column) {
      int digit = board.value_at(transposed ? Cell::at(column, row) : Cell::at(row, column));
      if (digit == 0) continue;
      if (one_label) digit = 1;
      put_nibble(source.digits, column, digit);
      source.repeats |= (seen >> digit & 1) != 0;
      seen |= 1u << digit;
    }
  }
  return orientation;
}

void find_twins(Orientation& orientation) {
  using Band = std::array<std::uint8_t, 3>;
  const auto digits = [&](std::uint8_t row) { return orientation.rows[row].digits; };
  const auto compare = [&](const Band& a, const Band& b) {
    return std::lexicographical_compare_three_way(
        a.begin(), a.end(), b.begin(), b.end(),
        [&](std::uint8_t x, std::uint8_t y) { return digits(x) <=> digits(y); });
  };
  std::array<Band, 3> bands{{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}};
  for (Band& band : bands) std::ranges::sort(band, {}, digits);
  std::ranges::sort(bands, [&](const Band& a, const Band& b) { return compare(a, b) < 0; });

  Twins& twins = orientation.twins;
  twins.row_before.fill(-1);
  twins.band_before.fill(-1);
  for (std::size_t i = 0; i < 9; ++i) {
    const std::uint8_t row = twins.sorted[i] = bands[i / 3][i % 3];
    if (i % 3 != 0 && digits(row) == digits(bands[i / 3][i % 3 - 1])) {
      twins.ties.lines |= static_cast<std::uint16_t>(1u << i);
      twins.row_before[row] = static_cast<std::int8_t>(bands[i / 3][i % 3 - 1]);
    }
    if (i % 3 == 0 && i > 0 && compare(bands[i / 3 - 1], bands[i / 3]) == 0) {
      twins.ties.groups |= static_cast<std::uint8_t>(1u << i / 3);
      twins.band_before[row / 3u] = static_cast<std::int8_t>(bands[i / 3 - 1][0] / 3);
    }
  }
}

/// Tries every row that may come next in a way. Of rows and bands that are twins, one that has one
/// before it waits for that.
void add_rows(const Way& way, const Orientation& source, int level, RowStep& step) {
  const auto is_used = [&](int row) { return (way.used_rows >> row & 1) != 0; };
  const auto add_row_of = [&](int band) {
    for (int row = 3 * band; row < 3 * band + 3; ++row) {
      const int before = source.twins.row_before[static_cast<std::size_t>(row)];
      if (is_used(row) || (before >= 0 && !is_used(before))) continue;
      Way longer = way;
      put_nibble(longer.rows, level, row);
      longer.used_rows = static_cast<std::uint16_t>(longer.used_rows | 1u << row);
      step.add(longer, source.rows[static_cast<std::size_t>(row)]);
    }
  };
  if (level % 3 != 0) return add_row_of(nibble(way.rows, level - 1) / 3);
  for (int band = 0; band < 3; ++band) {
    const int before = source.twins.band_before[static_cast<std::size_t>(band)];
    if (is_used(3 * band) || (before >= 0 && !is_used(3 * before))) continue;
    add_row_of(band);
  }
}

}  // namespace

LeastBoard least_board(const Grid& board, bool one_label) {
  std::array<Orientation, 2> sources;
  std::vector<Way> ways, longer;
  for (const bool transposed : {false, true}) {
    Orientation& source = sources[transposed ? 1 : 0];
    source = orientation_of(board, one_label, transposed);
    find_twins(source);
    Way way;
    way.transposed = transposed;
    if (one_label) put_nibble(way.labels, 1, way.next_label++);
    ways.push_back(way);
  }
  BoardRows rows{};
  for (int level = 0; level < 9; ++level) {
    RowStep step(longer);
    for (const Way& way : ways) add_rows(way, sources[way.transposed ? 1 : 0], level, step);
    rows[static_cast<std::size_t>(level)] = step.least();
    ways.swap(longer);
  }
  LeastBoard least;
  least.grid = grid_of(rows);
  least.automorphisms = 0;
  for (const Way& way : ways)
    least.automorphisms +=
        count_orders(way.ties) * count_orders(sources[way.transposed ? 1 : 0].twins.ties);
  least.twins = {sources[0].twins, sources[1].twins};
  least.ways = std::move(ways);
  return least;
}

Transform transform_of(const Way& way) {
  Transform::Lines rows{}, columns{};
  for (int i = 0; i < 9; ++i) {
    rows[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(nibble(way.rows, i));
    columns[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(nibble(way.columns, i));
  }
  Transform::Labels labels{};
  int next = way.next_label;
  for (int digit = 1; digit <= 9; ++digit) {
    const int label = nibble(way.labels, digit);
    labels[static_cast<std::size_t>(digit - 1)] =
        static_cast<std::uint8_t>(label != 0 ? label : next++);
  }
  return *Transform::from(way.transposed, rows, columns, labels);
}

}  // namespace nonet::symmetry
