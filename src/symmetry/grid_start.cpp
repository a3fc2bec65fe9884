// The first row is 123456789 in any case. What the second can be at its least depends on how the
// digits of its minirows come from the minirows of the first. Call f the map from a column to the
// one in which the first row has the digit that the second has here.
//
// Pure pairs: each minirow of the second row is one of the first, in another box. Then f goes round
// the boxes, A to B to C to A, and the second row can be 456 789 xxx: columns in B and C follow
// those chosen in A by f, and the last minirow shows f three times on, a permutation of A. The least
// that it can be is 123 when that permutation leaves all columns in place, 132 when it swaps two,
// and 231 when it moves all three.
//
// Mixed pairs: each minirow of the second row has two digits from one box of the first and one from
// the other. With A, B, C so that two of A's come from B, the second row can be 457 .....; x, y, z
// are the columns of A, of which f leads x and y to B and z to C. One column of B, u, is led to A, by
// count. If u is f(x), the next minirow can be q89 with q = 1, 2 or 3 as u is led to x, y or z;
// x and y are exchanged where u is f(y). If u is the third column of B it can only be 89q. Then all
// columns are settled, but for x and y in the last case when u is led to z.
//
// Any pure pair beats all mixed ones.

#include "symmetry/grid_start.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace nonet::symmetry {
namespace {

constexpr std::size_t next_but(std::size_t a, std::size_t b) {
  return 3 - a - b;
}

/// Two rows of a band, in order, and the map f between their columns.
struct RowPair {
  std::size_t orientation, first, second;
  Nine map;
};

RowPair row_pair(const std::array<GridRows, 2>& orientations, std::size_t orientation,
                 std::size_t first, std::size_t second) {
  RowPair pair{orientation, first, second, {}};
  const GridRows& rows = orientations[orientation];
  for (std::size_t i = 0; i < 9; ++i) pair.map[i] = rows.places[first][rows.digits[second][i]];
  return pair;
}

/// Keeps the starts with the least second row.
class Starts {
 public:
  void add(unsigned second_row, const RowPair& pair, const Nine& columns) {
    if (second_row > least_) return;
    if (second_row < least_) {
      least_ = second_row;
      starts_.clear();
    }
    const std::size_t band = pair.first / 3 * 3;
    const std::size_t third = band + next_but(pair.first - band, pair.second - band);
    starts_.push_back({pair.orientation == 1, static_cast<std::uint8_t>(pair.first),
                       static_cast<std::uint8_t>(pair.second), static_cast<std::uint8_t>(third),
                       columns});
  }
  unsigned least() const { return least_; }
  std::vector<GridStart> take() { return std::move(starts_); }

 private:
  unsigned least_ = ~0u;  // of what is compared: the kind of the second row, then its last minirow
  std::vector<GridStart> starts_;
};

/// The box that holds the digits of the second row's first minirow in the first row, or 3.
std::size_t pure_target(const GridRows& rows, std::size_t first, std::size_t second) {
  for (std::size_t box : {1u, 2u})
    if (rows.minirows[second][0] == rows.minirows[first][box]) return box;
  return 3;
}

void add_pure_starts(const RowPair& pair, Starts& starts) {
  const Nine& f = pair.map;
  for (std::size_t box = 0; box < 3; ++box) {
    // The permutation of A, and the orders of its columns that make the last minirow least.
    std::array<std::uint8_t, 3> a{}, thrice{};
    unsigned fixed = 0;
    std::size_t fixed_at = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      a[i] = static_cast<std::uint8_t>(3 * box + i);
      thrice[i] = f[f[f[a[i]]]];
      if (thrice[i] == a[i]) {
        ++fixed;
        fixed_at = i;
      }
    }
    const unsigned kind = fixed == 3 ? 0 : fixed == 1 ? 1 : 2;
    if (kind > starts.least()) return;  // alike for all three boxes
    const auto add = [&](std::uint8_t c1, std::uint8_t c2, std::uint8_t c3) {
      starts.add(kind, pair, {c1, c2, c3, f[c1], f[c2], f[c3], f[f[c1]], f[f[c2]], f[f[c3]]});
    };
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t k = (i + 1) % 3, m = (i + 2) % 3;
      if (kind == 0 || (kind == 1 && i == fixed_at)) {
        add(a[i], a[k], a[m]);
        add(a[i], a[m], a[k]);
      } else if (kind == 2) {
        const std::uint8_t second = thrice[i];
        add(a[i], second, f[f[f[second]]]);
      }
    }
  }
}

/// The last minirow of the second row, as a number to compare.
unsigned last_minirow(const Nine& f, const Nine& columns) {
  Nine position{};
  for (std::size_t i = 0; i < 9; ++i) position[columns[i]] = static_cast<std::uint8_t>(i);
  unsigned value = 0;
  for (std::size_t i = 6; i < 9; ++i) value = value << 4 | position[f[columns[i]]];
  return value;
}

void add_mixed_starts(const RowPair& pair, bool ascending, Starts& starts) {
  const Nine& f = pair.map;
  for (std::size_t box = 0; box < 3; ++box) {
    const std::size_t to = (box + (ascending ? 1 : 2)) % 3;
    std::uint8_t x = 0, y = 0, z = 0, u = 0;
    unsigned found = 0;
    for (auto c = static_cast<std::uint8_t>(3 * box); c < 3 * box + 3; ++c) {
      if (f[c] / 3u != to)
        z = c;
      else
        (found++ == 0 ? x : y) = c;
    }
    for (auto c = static_cast<std::uint8_t>(3 * to); c < 3 * to + 3; ++c)
      if (f[c] / 3u == box) u = c;
    const auto last_of_b = static_cast<std::uint8_t>(9 * to + 3 - f[x] - f[y]);
    const auto add = [&](unsigned kind, bool u_is_last) {
      if (kind << 12 > starts.least()) return;
      const Nine columns{x,    y,          z,
                         f[x], f[y],       last_of_b,
                         f[z], f[f[u_is_last ? x : y]], f[u_is_last ? f[y] : last_of_b]};
      starts.add(kind << 12 | last_minirow(f, columns), pair, columns);
    };
    if (u == last_of_b) {
      if (f[u] == y) std::swap(x, y);
      const bool to_z = f[u] == z;
      add(to_z ? 5 : 4, true);
      if (!to_z) continue;
      std::swap(x, y);
      add(5, true);
    } else {
      if (u == f[y]) std::swap(x, y);
      add(f[u] == x ? 1 : f[u] == y ? 2 : 3, false);
    }
  }
}

/// Calls `visit(orientation, first, second)` for all ordered pairs of rows within a band.
template <class Visit>
void for_each_pair(Visit visit) {
  for (std::size_t orientation = 0; orientation < 2; ++orientation)
    for (std::size_t first = 0; first < 9; ++first)
      for (std::size_t second = first / 3 * 3; second < first / 3 * 3 + 3; ++second)
        if (second != first) visit(orientation, first, second);
}

}  // namespace

GridRows::GridRows(const Grid& grid, bool transposed) {
  for (std::size_t row = 0; row < 9; ++row) {
    minirows[row] = {};
    for (std::size_t column = 0; column < 9; ++column) {
      const int r = static_cast<int>(row), c = static_cast<int>(column);
      const auto digit = static_cast<std::uint8_t>(
          grid.value_at(transposed ? Cell::at(c, r) : Cell::at(r, c)) - 1);
      digits[row][column] = digit;
      places[row][digit] = static_cast<std::uint8_t>(column);
      minirows[row][column / 3] =
          static_cast<std::uint16_t>(minirows[row][column / 3] | 1u << digit);
    }
  }
}

std::vector<GridStart> least_starts(const std::array<GridRows, 2>& orientations) {
  Starts starts;
  bool any_pure = false;
  for_each_pair([&](std::size_t orientation, std::size_t first, std::size_t second) {
    if (pure_target(orientations[orientation], first, second) == 3) return;
    any_pure = true;
    add_pure_starts(row_pair(orientations, orientation, first, second), starts);
  });
  if (any_pure) return starts.take();
  for_each_pair([&](std::size_t orientation, std::size_t first, std::size_t second) {
    const GridRows& rows = orientations[orientation];
    const int from_next = std::popcount(
        static_cast<unsigned>(rows.minirows[second][0] & rows.minirows[first][1]));
    add_mixed_starts(row_pair(orientations, orientation, first, second), from_next == 2, starts);
  });
  return starts.take();
}

}  // namespace nonet::symmetry
