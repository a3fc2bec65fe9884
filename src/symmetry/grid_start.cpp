// The first row is 123456789 in any case. What the second can be at its least depends on how the
// digits of its minirows come from the minirows of the first. Call f the map from a column to the
// one in which the first row has the digit that the second has here.
//
// Pure pairs: each minirow of the second row is one of the first, in another box. Then f goes round
// the boxes, A to B to C to A, and the second row can be 456 789 xxx: columns in B and C follow
// those chosen in A by f, and the last minirow shows f three times on, a permutation of A. The
// least that it can be is 123 when that permutation leaves all columns in place, 132 when it swaps
// two, and 231 when it moves all three.
//
// Mixed pairs: each minirow of the second row has two digits from one box of the first and one, the
// odd one, from the other. Take A, B, C so that two of A's come from B, and write oA, oB, oC for
// the columns of the odd ones: f leads oA to C, oB to A and oC to B. The second row can be 457
// ....., with x, y and oA for the columns of A. B consists of f(x), f(y) and f(oC). If oB is one of
// the first two, let it be f(x); then the next minirow can be q89 with q = 1, 2 or 3 as f leads oB
// to x, y or oA. If oB is f(oC), the next minirow can only be 891 or 893, as oB is led to x (or y,
// which is then called x) or to oA. Then all columns are settled, but for x and y in the very last
// case.
//
// The least of these, 457189, means that f leads x to oB and oB to x: the two columns exchange
// their digits. Whenever two columns do, one of them is an odd one (of the digits that two boxes
// give each other, those of one are two, and the other's is odd), and so they are such an x and oB.
// Nearly every grid without pure pairs has exchanges, a dozen on average, and they are found at
// once. So the other cases are looked at where there is none.
//
// Any pure pair beats all mixed ones.

#include "symmetry/grid_start.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace nonet::symmetry {
namespace {

/// Two rows of a band, in order.
struct RowPair {
  std::uint8_t orientation, first, second;
};

constexpr auto kPairs = [] {
  std::array<RowPair, 36> pairs{};
  std::size_t count = 0;
  for (std::uint8_t orientation = 0; orientation < 2; ++orientation)
    for (std::uint8_t first = 0; first < 9; ++first)
      for (std::uint8_t second = first / 3 * 3; second < first / 3 * 3 + 3; ++second)
        if (second != first) pairs[count++] = {orientation, first, second};
  return pairs;
}();

/// The map f of a pair.
class ColumnMap {
 public:
  ColumnMap(const GridRows& rows, const RowPair& pair)
      : places_(rows.places[pair.first]), digits_(rows.digits[pair.second]) {}
  std::uint8_t operator()(std::uint8_t column) const { return places_[digits_[column]]; }

 private:
  const Nine& places_;
  const Nine& digits_;
};

/// Keeps the starts with the least second row, of which callers pass what differs between them.
class Starts {
 public:
  Starts() { starts_.reserve(32); }

  void add(unsigned second_row, const RowPair& pair, const Nine& columns) {
    if (second_row > least_) return;
    if (second_row < least_) {
      least_ = second_row;
      starts_.clear();
    }
    const int third = pair.first / 3 * 9 + 3 - pair.first - pair.second;
    starts_.push_back({pair.orientation == 1, pair.first, pair.second,
                       static_cast<std::uint8_t>(third), columns});
  }
  unsigned least() const { return least_; }
  bool empty() const { return starts_.empty(); }
  std::vector<GridStart> take() { return std::move(starts_); }

 private:
  unsigned least_ = ~0u;
  std::vector<GridStart> starts_;
};

bool is_pure(const GridRows& rows, const RowPair& pair) {
  const auto& second = rows.minirows[pair.second];
  const auto& first = rows.minirows[pair.first];
  return second[0] == first[1] || second[0] == first[2];
}

void add_pure_starts(const GridRows& rows, const RowPair& pair, Starts& starts) {
  const ColumnMap f(rows, pair);
  for (std::size_t box = 0; box < 3; ++box) {
    // The permutation of A, and the orders of its columns that make the last minirow least.
    std::array<std::uint8_t, 3> a{}, thrice{};
    unsigned fixed = 0;
    std::size_t fixed_at = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      a[i] = static_cast<std::uint8_t>(3 * box + i);
      thrice[i] = f(f(f(a[i])));
      if (thrice[i] == a[i]) {
        ++fixed;
        fixed_at = i;
      }
    }
    const unsigned kind = fixed == 3 ? 0 : fixed == 1 ? 1 : 2;
    if (kind > starts.least()) return;  // alike for all three boxes
    const auto add = [&](std::uint8_t c1, std::uint8_t c2, std::uint8_t c3) {
      starts.add(kind, pair, {c1, c2, c3, f(c1), f(c2), f(c3), f(f(c1)), f(f(c2)), f(f(c3))});
    };
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t k = (i + 1) % 3, m = (i + 2) % 3;
      if (kind == 0 || (kind == 1 && i == fixed_at)) {
        add(a[i], a[k], a[m]);
        add(a[i], a[m], a[k]);
      } else if (kind == 2) {
        const std::uint8_t second = thrice[i];
        add(a[i], second, f(f(f(second))));
      }
    }
  }
}

/// What the second row of a mixed pair can be at its least, by its first two minirows.
enum class Kind : std::uint8_t { k457189, k457289, k457389, k457891, k457893 };

/// A mixed pair with A chosen.
struct MixedStart {
  RowPair pair;
  Kind kind = Kind::k457893;
  std::uint8_t odd_a = 0, odd_b = 0, after_odd_c = 0;  ///< oA, oB and f(oC)
};

/// The digits that the second row has in box `to` and the first in box `from`.
unsigned shared(const GridRows& rows, const RowPair& pair, std::size_t to, std::size_t from) {
  return rows.minirows[pair.second][to] & rows.minirows[pair.first][from];
}

/// In a mixed pair boxes share one digit or two. (std::has_single_bit() calls a function on
/// processors that may lack an instruction for it.)
bool share_one(const GridRows& rows, const RowPair& pair, std::size_t to, std::size_t from) {
  const unsigned digits = shared(rows, pair, to, from);
  return (digits & (digits - 1)) == 0;
}

/// A mixed pair with A and B chosen, but for its kind.
MixedStart mixed_start(const GridRows& rows, const RowPair& pair, std::size_t a, std::size_t b) {
  const std::size_t c = 3 - a - b;
  const auto digit_of = [](unsigned bit) {
    return static_cast<std::size_t>(std::countr_zero(bit));
  };
  const std::size_t in_a = digit_of(shared(rows, pair, a, c)),
                    in_b = digit_of(shared(rows, pair, b, a)),
                    in_c = digit_of(shared(rows, pair, c, b));
  return {.pair = pair,
          .odd_a = rows.places[pair.second][in_a],
          .odd_b = rows.places[pair.second][in_b],
          .after_odd_c = rows.places[pair.first][in_c]};
}

/// The last minirow of the second row, as a number to compare.
unsigned last_minirow(const ColumnMap& f, const Nine& columns) {
  Nine position;
  for (std::uint8_t i = 0; i < 9; ++i) position[columns[i]] = i;
  return static_cast<unsigned>(position[f(columns[6])] << 8 | position[f(columns[7])] << 4 |
                               position[f(columns[8])]);
}

void add_mixed_start(const GridRows& rows, const MixedStart& start, Starts& starts) {
  const ColumnMap f(rows, start.pair);
  const std::uint8_t z = start.odd_a, u = start.odd_b, last = start.after_odd_c;
  const auto first_of_a = static_cast<std::uint8_t>(z / 3 * 3);
  // Any order of the two columns of A that are not z; then the right one.
  auto x = static_cast<std::uint8_t>(first_of_a + (z == first_of_a));
  auto y = static_cast<std::uint8_t>(3 * first_of_a + 3 - z - x);
  const bool u_is_last = start.kind >= Kind::k457891;
  std::uint8_t fx = f(x), fy = f(y);
  if (u_is_last ? f(u) == y : fy == u) {
    std::swap(x, y);
    std::swap(fx, fy);
  }
  const std::uint8_t fz = f(z);
  const auto add = [&] {
    const Nine columns{x, y, z, fx, fy, last, fz, f(u_is_last ? fx : fy), f(u_is_last ? fy : last)};
    starts.add(last_minirow(f, columns), start.pair, columns);
  };
  add();
  if (start.kind != Kind::k457893) return;
  std::swap(x, y);
  std::swap(fx, fy);
  add();
}

void add_exchanges(const GridRows& rows, const RowPair& pair, Starts& starts) {
  const ColumnMap f(rows, pair);
  for (std::uint8_t x = 0; x < 9; ++x) {
    const std::uint8_t other = f(x);
    if (f(other) != x || share_one(rows, pair, x / 3u, other / 3u)) continue;  // or x is an odd one
    MixedStart start = mixed_start(rows, pair, x / 3u, other / 3u);
    start.kind = Kind::k457189;
    add_mixed_start(rows, start, starts);
  }
}

/// The mixed starts of grids without exchanges.
std::vector<MixedStart> other_mixed_starts(const Orientations& orientations) {
  std::vector<MixedStart> found;
  for (const RowPair& pair : kPairs) {
    const GridRows& rows = orientations[pair.orientation];
    const ColumnMap f(rows, pair);
    // Box 0 is followed by box 1 when two digits come from there.
    const std::size_t step = share_one(rows, pair, 0, 1) ? 2 : 1;
    for (std::size_t a = 0; a < 3; ++a) {
      MixedStart start = mixed_start(rows, pair, a, (a + step) % 3);
      const bool to_odd = f(start.odd_b) == start.odd_a;
      if (start.after_odd_c == start.odd_b)
        start.kind = to_odd ? Kind::k457893 : Kind::k457891;
      else
        start.kind = to_odd ? Kind::k457389 : Kind::k457289;
      found.push_back(start);
    }
  }
  return found;
}

void add_mixed_starts(const Orientations& orientations, Starts& starts) {
  for (const RowPair& pair : kPairs) add_exchanges(orientations[pair.orientation], pair, starts);
  if (!starts.empty()) return;
  const std::vector<MixedStart> others = other_mixed_starts(orientations);
  const Kind least = std::ranges::min(others, {}, &MixedStart::kind).kind;
  for (const MixedStart& start : others)
    if (start.kind == least) add_mixed_start(orientations[start.pair.orientation], start, starts);
}

}  // namespace

Orientations orientations_of(const Grid& grid) {
  Orientations both;
  std::array<std::array<std::uint16_t, 9>, 9> bits{};
  for (std::uint8_t row = 0; row < 9; ++row)
    for (std::uint8_t column = 0; column < 9; ++column) {
      const auto digit = static_cast<std::uint8_t>(grid.value_at(Cell::at(row, column)) - 1);
      both[0].digits[row][column] = both[1].digits[column][row] = digit;
      both[0].places[row][digit] = column;
      both[1].places[column][digit] = row;
      bits[row][column] = static_cast<std::uint16_t>(1u << digit);
    }
  for (std::size_t line = 0; line < 9; ++line)
    for (std::size_t box = 0; box < 3; ++box) {
      const std::size_t i = 3 * box;
      both[0].minirows[line][box] = bits[line][i] | bits[line][i + 1] | bits[line][i + 2];
      both[1].minirows[line][box] = bits[i][line] | bits[i + 1][line] | bits[i + 2][line];
    }
  return both;
}

bool is_complete(const Orientations& orientations) {
  constexpr unsigned kAll = 0x1ff;
  unsigned everywhere = kAll;
  for (const GridRows& rows : orientations)
    for (const auto& row : rows.minirows) everywhere &= row[0] | row[1] | row[2];
  const auto& rows = orientations[0].minirows;
  for (std::size_t band = 0; band < 9; band += 3)
    for (std::size_t box = 0; box < 3; ++box)
      everywhere &= rows[band][box] | rows[band + 1][box] | rows[band + 2][box];
  return everywhere == kAll;
}

std::vector<GridStart> least_starts(const Orientations& orientations) {
  Starts starts;
  for (const RowPair& pair : kPairs)
    if (is_pure(orientations[pair.orientation], pair))
      add_pure_starts(orientations[pair.orientation], pair, starts);
  if (starts.empty()) add_mixed_starts(orientations, starts);
  return starts.take();
}

}  // namespace nonet::symmetry
