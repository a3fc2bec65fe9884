#pragma once
// Guess: which digit to try in which minirow or minicolumn.
//
// In a band a digit has at most six configurations: the permutations that give each of the three
// rows a minirow in another box. The band (or stack) with the fewest configurations over all digits
// is taken, in it the lowest digit with two of them (else three, else more), and the minirow that
// best divides them. One child asserts that minirow, the other forbids it. (tdoku's choice, with
// the number of undecided digits added to the score.)
//
// A path asserts at most two minirows for each band and digit, for then one configuration is left:
// kMaxDepth.

#include "engine/one/round.hpp"

namespace nonet::NONET_ISA::one {

inline constexpr int kBands = 6;  // three bands and three stacks
inline constexpr int kMaxDepth = kBands * 9 * 2;

/// The minirow i (minicolumn) that configuration k of a band puts into box j, in that band's
/// counting: even permutations are 0 to 2, odd ones 3 to 5. The lanes of stacks start with
/// another one each, which saves shuffles (lanes_of_bands).
consteval int box_of_minirow(int band, int k, int i) {
  const int start = band < 3 ? k % 3 : (k + band) % 3;
  return k < 3 ? (start + i) % 3 : (start + 3 - i) % 3;
}

struct GuessTable {
  struct Sides {
    LaneSet own, rivals;
  } sides[kBands][9];
  std::uint8_t best[kBands][64];  ///< set of configurations -> minirow, numbered 3i + j
};

consteval GuessTable make_guess_table() {
  GuessTable table{};
  for (int band = 0; band < kBands; ++band) {
    for (int n = 0; n < 9; ++n) {
      const int i = n / 3, j = n % 3;
      table.sides[band][n].own = make_lane_set(
          band, [=](int layer, Place place) { return lies_in(band, i, j, layer, place); });
      table.sides[band][n].rivals = make_lane_set(
          band, [=](int layer, Place place) { return is_rival_of(band, i, j, layer, place); });
    }
    for (int set = 0; set < 64; ++set) {
      int most = -1;
      for (int n = 0; n < 9; ++n) {
        int inside = 0, outside = 0;
        for (int k = 0; k < 6; ++k)
          if ((set >> k & 1) != 0) ++(box_of_minirow(band, k, n / 3) == n % 3 ? inside : outside);
        const int divided = inside < outside ? inside : outside;
        if (divided > most) {
          most = divided;
          table.best[band][set] = static_cast<std::uint8_t>(n);
        }
      }
    }
  }
  return table;
}
inline constexpr GuessTable kGuessTable = make_guess_table();

struct Guess {
  int band;             ///< 0 to 2 bands, 3 to 5 stacks
  int minirow;          ///< as in GuessTable
  std::uint16_t digit;  ///< its bit
};

/// The even and odd configurations, each in the lanes of its three minirows.
template <int kPart>
NONET_INLINE void find_configurations(const Lines& lines, Layer (&even)[2], Layer (&odd)[2]) {
  const Layer& rows = lines.rows;
  const Lanes row = rows.part[kPart];
  even[0].part[kPart] =
      and3(row, turn_along_band<kPart, 1, 1>(rows), turn_along_band<kPart, 2, 2>(rows));
  odd[0].part[kPart] =
      and3(row, turn_along_band<kPart, 2, 1>(rows), turn_along_band<kPart, 1, 2>(rows));
  const Lanes column = lines.columns.part[kPart];
  even[1].part[kPart] =
      and3(column, turn_along_stack<1, 1>(column), turn_along_stack<2, 2>(column));
  odd[1].part[kPart] = and3(column, turn_along_stack<1, 2>(column), turn_along_stack<2, 1>(column));
}

/// The best guess on a stuck board.
NONET_INLINE Guess choose_guess(const Lines& lines) {
  Layer even[2], odd[2];
  find_configurations<0>(lines, even, odd);
  if constexpr (kParts == 3) {
    find_configurations<1>(lines, even, odd);
    find_configurations<2>(lines, even, odd);
  }
  // x[k]: in the lane of each band the digits for which configuration k is possible.
  const Lanes x0 = lanes_of_bands<0>(even[0], even[1]), x3 = lanes_of_bands<0>(odd[0], odd[1]);
  const Lanes x1 = lanes_of_bands<1>(even[0], even[1]), x4 = lanes_of_bands<1>(odd[0], odd[1]);
  const Lanes x2 = lanes_of_bands<2>(even[0], even[1]), x5 = lanes_of_bands<2>(odd[0], odd[1]);

  // How many each digit has, as bits n2 n1 n0 (two full adders and a half one).
  const Lanes even1 = xor3(x0, x1, x2), even2 = majority(x0, x1, x2);
  const Lanes odd1 = xor3(x3, x4, x5), odd2 = majority(x3, x4, x5);
  const Lanes n0 = even1 ^ odd1, carry = even1 & odd1;
  const Lanes n1 = xor3(even2, odd2, carry), n2 = majority(even2, odd2, carry);

  // A decided band has nine in all: taking ten wraps it to the end of the order.
  const Lanes open = n1 | n2;
  const Lanes score = population(n0) + shift_left<1>(population(n1)) +
                      shift_left<2>(population(n2)) + population(open) - every(10);
  const int band = least_band(score);

  const Lanes best = first_of(without(without(n1, n0), n2), first_of(n1 & n0, open));
  const Lanes digit = best & (every(0) - best);
  const Lanes configurations =
      or3(or3(x0 & digit, shift_left<1>(x1 & digit), shift_left<2>(x2 & digit)),
          or3(shift_left<3>(x3 & digit), shift_left<4>(x4 & digit), shift_left<5>(x5 & digit)),
          every(0));

  alignas(64) std::uint16_t digits[kLaneCount], sets[kLaneCount];
  store(digits, digit);
  store(sets, configurations);
  const std::uint16_t bit = digits[band_lane(band)];
  const int set = sets[band_lane(band)] >> __builtin_ctz(bit);
  return {band, kGuessTable.best[band][set], bit};
}

/// Asserts the guess on one board and forbids it on the other.
NONET_INLINE void branch(const Guess& guess, Board& asserted, Board& forbidden) {
  const GuessTable::Sides& sides = kGuessTable.sides[guess.band][guess.minirow];
  remove(forbidden, guess.band, sides.own, guess.digit);
  remove(asserted, guess.band, sides.rivals, guess.digit);
}

}  // namespace nonet::NONET_ISA::one
