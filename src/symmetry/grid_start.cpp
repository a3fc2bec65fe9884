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
enum Kind : std::uint8_t { k457189 = 1, k457289, k457389, k457891, k457893 };

/// A mixed pair with A chosen.
struct MixedStart {
  std::uint8_t pair = 0;  ///< of kPairs
  Kind kind = k457893;
  std::uint8_t odd_a = 0, odd_b = 0, after_odd_c = 0;  ///< oA, oB and f(oC)
};

/// All choices of A for all pairs. Written without branches, which could not be predicted: this is
/// where most grids spend their time.
std::array<MixedStart, 108> mixed_starts(const std::array<GridRows, 2>& orientations) {
  std::array<MixedStart, 108> starts;
  auto* out = starts.data();
  for (std::size_t number = 0; number < kPairs.size(); ++number) {
    const RowPair& pair = kPairs[number];
    const GridRows& rows = orientations[pair.orientation];
    const auto& from = rows.minirows[pair.first];
    const auto& to = rows.minirows[pair.second];
    // Box 0 is followed by box 1 when two digits come from there.
    const unsigned shared = to[0] & from[1];
    const std::size_t next = (shared & (shared - 1)) != 0 ? 1 : 2, last = 3 - next;
    const std::array<std::size_t, 3> boxes{0, next, last};
    std::array<std::uint8_t, 3> odd{}, after{};  // by place in the round
    for (std::size_t i = 0; i < 3; ++i) {
      const auto digit = static_cast<std::size_t>(
          std::countr_zero(static_cast<unsigned>(to[boxes[i]] & from[boxes[(i + 2) % 3]])));
      odd[i] = rows.places[pair.second][digit];
      after[i] = rows.places[pair.first][digit];
    }
    for (std::size_t a = 0; a < 3; ++a) {
      const std::size_t b = (a + 1) % 3, c = (a + 2) % 3;
      const std::uint8_t led_to = after[b];
      const std::uint8_t twice = rows.places[pair.first][rows.digits[pair.second][led_to]];
      const unsigned to_odd = led_to == odd[a], to_x = twice == odd[b],
                     is_last = after[c] == odd[b];
      const unsigned kind_a = 2 + to_odd - (to_x & ~to_odd), kind_b = 4 + to_odd;
      *out++ = {static_cast<std::uint8_t>(number), static_cast<Kind>(is_last ? kind_b : kind_a),
                odd[a], odd[b], after[c]};
    }
  }
  return starts;
}

/// The last minirow of the second row, as a number to compare.
unsigned last_minirow(const ColumnMap& f, const Nine& columns) {
  Nine position;
  for (std::uint8_t i = 0; i < 9; ++i) position[columns[i]] = i;
  return static_cast<unsigned>(position[f(columns[6])] << 8 | position[f(columns[7])] << 4 |
                               position[f(columns[8])]);
}

void add_mixed_start(const GridRows& rows, const MixedStart& start, Starts& starts) {
  const RowPair& pair = kPairs[start.pair];
  const ColumnMap f(rows, pair);
  const std::uint8_t z = start.odd_a, u = start.odd_b, last = start.after_odd_c;
  const auto first_of_a = static_cast<std::uint8_t>(z / 3 * 3);
  // Any order of the two columns of A that are not z; then the right one.
  auto x = static_cast<std::uint8_t>(first_of_a + (z == first_of_a));
  auto y = static_cast<std::uint8_t>(3 * first_of_a + 3 - z - x);
  const bool u_is_last = start.kind >= k457891;
  std::uint8_t fx = f(x), fy = f(y);
  if (u_is_last ? f(u) == y : fy == u) {
    std::swap(x, y);
    std::swap(fx, fy);
  }
  const std::uint8_t fz = f(z);
  const auto add = [&] {
    const Nine columns{x, y, z, fx, fy, last, fz, f(u_is_last ? fx : fy), f(u_is_last ? fy : last)};
    starts.add(last_minirow(f, columns), pair, columns);
  };
  add();
  if (start.kind != k457893) return;
  std::swap(x, y);
  std::swap(fx, fy);
  add();
}

void add_mixed_starts(const std::array<GridRows, 2>& orientations, Starts& starts) {
  const std::array<MixedStart, 108> all = mixed_starts(orientations);
  const Kind least = std::ranges::min(all, {}, &MixedStart::kind).kind;
  std::array<std::uint8_t, 108> chosen{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    chosen[count] = static_cast<std::uint8_t>(i);
    count += all[i].kind == least;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const MixedStart& start = all[chosen[i]];
    add_mixed_start(orientations[kPairs[start.pair].orientation], start, starts);
  }
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
  std::uint64_t pure = 0;
  for (std::size_t i = 0; i < kPairs.size(); ++i)
    pure |= std::uint64_t{is_pure(orientations[kPairs[i].orientation], kPairs[i])} << i;
  Starts starts;
  if (pure == 0) add_mixed_starts(orientations, starts);
  for (; pure != 0; pure &= pure - 1) {
    const RowPair& pair = kPairs[static_cast<std::size_t>(std::countr_zero(pure))];
    add_pure_starts(orientations[pair.orientation], pair, starts);
  }
  return starts.take();
}

}  // namespace nonet::symmetry
