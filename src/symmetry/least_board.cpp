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
  Twins& twins = orientation.twins;
  std::array<std::array<Nibbles, 3>, 3> bands{};
  for (std::size_t row = 0; row < 9; ++row) {
    const Nibbles digits = bands[row / 3][row % 3] = orientation.rows[row].digits;
    twins.row_before[row] = -1;
    std::uint32_t alike = 1;
    for (std::size_t other = row / 3 * 3; other < row; ++other) {
      if (orientation.rows[other].digits != digits) continue;
      twins.row_before[row] = static_cast<std::int8_t>(other);
      ++alike;
    }
    twins.orders *= alike;
  }
  for (std::size_t band = 0; band < 3; ++band) {
    std::ranges::sort(bands[band]);
    twins.band_before[band] = -1;
    std::uint32_t alike = 1;
    for (std::size_t other = 0; other < band; ++other) {
      if (bands[other] != bands[band]) continue;
      twins.band_before[band] = static_cast<std::int8_t>(other);
      ++alike;
    }
    twins.orders *= alike;
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

/// How many orders of tied columns and stacks a way stands for.
std::uint32_t orders_of_ties(const Way& way) {
  std::uint32_t orders = 1, alike = 1;
  for (int i = 1; i < 9; ++i) {
    alike = (way.tied_columns >> i & 1) != 0 ? alike + 1 : 1;
    orders *= alike;
  }
  alike = 1;
  for (int i = 1; i < 3; ++i) {
    alike = (way.tied_stacks >> i & 1) != 0 ? alike + 1 : 1;
    orders *= alike;
  }
  return orders;
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
    if (one_label) put_nibble(way.labels, 1, 1);
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
    least.automorphisms += orders_of_ties(way) * sources[way.transposed ? 1 : 0].twins.orders;
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
