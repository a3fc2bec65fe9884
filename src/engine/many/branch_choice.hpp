#pragma once
// Where to branch: for all stuck lanes at once, by counting in planes.
//
// A digit occupies a band in one of six ways ("configurations"): a permutation that gives each of
// the three boxes another row. Of the six bands (three of rows, three stacks) the one is taken in
// which fewest digits are open, those with three or more configurations counted twice; in it the
// first digit with two of them, else with more. That is tdoku's rule but for the count, which there
// is of all configurations: this one needs 6 per cent fewer branchings on the hardest puzzles and
// is a shorter sum.

#include "engine/many/many_kernel.hpp"
#include "engine/many/plane_counting.hpp"

namespace nonet::NONET_ISA::many {

/// Lanes in which a digit has two configurations in a band, and those in which it has two or more.
struct Configurations {
  Vec two[6][9], open[6][9];
};

/// A five-bit number for each lane: up to 18 for a band.
struct BandScore {
  static constexpr int kBits = 5;
  Vec bit[kBits];

  /// Adds two numbers of one bit.
  NONET_INLINE void add(Vec a, Vec b) {
    Vec carry = majority(bit[0], a, b);
    bit[0] = xor3(bit[0], a, b);
    NONET_UNROLL for (int i = 1; i < kBits; ++i) {
      const Vec sum = bit[i] ^ carry;
      carry &= bit[i];
      bit[i] = sum;
    }
  }

  /// Lanes in which this is less than `other`: the borrow of the subtraction.
  NONET_INLINE Vec less_than(const BandScore& other) const {
    Vec borrow = no_lanes();
    NONET_UNROLL for (int i = 0; i < kBits; ++i) borrow = majority(~bit[i], other.bit[i], borrow);
    return borrow;
  }
};

/// Sorts the digits of a band by their configurations and adds up its score. Returns the lanes in
/// which some digit has more than one.
NONET_INLINE Vec count_band(const engine::many::MiniPlanes& minis, int band, Configurations& digits,
                            BandScore& score) {
  Vec any_open = no_lanes();
  for (int d = 0; d < 9; ++d) {
    const bool of_rows = band < 3;
    const Vec(&x)[3] = of_rows ? minis.rows[3 * band][d] : minis.columns[band - 3][d];
    const Vec(&y)[3] = of_rows ? minis.rows[3 * band + 1][d] : minis.columns[band][d];
    const Vec(&z)[3] = of_rows ? minis.rows[3 * band + 2][d] : minis.columns[band + 3][d];
    const Vec even0 = and3(x[0], y[1], z[2]), even1 = and3(x[1], y[2], z[0]),
              even2 = and3(x[2], y[0], z[1]), odd0 = and3(x[0], y[2], z[1]),
              odd1 = and3(x[1], y[0], z[2]), odd2 = and3(x[2], y[1], z[0]);
    // Two or more, and three or more, of six.
    const Vec some_even = or3(even0, even1, even2), two_even = majority(even0, even1, even2),
              all_even = and3(even0, even1, even2);
    const Vec some_odd = or3(odd0, odd1, odd2), two_odd = majority(odd0, odd1, odd2),
              all_odd = and3(odd0, odd1, odd2);
    const Vec two = or3(two_even, two_odd, some_even & some_odd);
    const Vec three = or3(all_even, all_odd, or_and(two_even & some_odd, some_even, two_odd));
    digits.two[band][d] = two & ~three;
    digits.open[band][d] = two;
    any_open |= two;
    score.add(two, three);
  }
  return any_open;
}

[[gnu::noinline]] static void choose(const engine::many::Planes& planes,
                                     engine::many::BranchChoice& choice, LaneMask& lanes) {
  Configurations digits;
  BandScore best;
  NONET_UNROLL for (int i = 0; i < BandScore::kBits; ++i) best.bit[i] = all_lanes();
  Vec chosen[6];
  for (int band = 0; band < 6; ++band) {
    BandScore score{};
    const Vec any_open = count_band(planes.minis, band, digits, score);
    const Vec better = score.less_than(best) & any_open;
    NONET_UNROLL for (int i = 0; i < BandScore::kBits; ++i) best.bit[i] =
        select(better, score.bit[i], best.bit[i]);
    for (int other = 0; other < band; ++other) chosen[other] &= ~better;
    chosen[band] = better;
  }

  // One digit for each lane: the first with two, else with more configurations.
  Vec left = load(lanes);
  const Vec(*const classes[2])[9] = {digits.two, digits.open};
  for (int c = 0; c < 2; ++c) {
    for (int band = 0; band < 6; ++band) {
      Vec here = left & chosen[band];
      left &= ~here;
      for (int d = 0; d < 9; ++d) {
        const Vec taken = here & classes[c][band][d];
        choice.at[band][d] = c == 0 ? taken : choice.at[band][d] | taken;
        here &= ~taken;
      }
      left |= here;
    }
    if (!any(left)) break;
  }
  store(lanes, load(lanes) & ~left);
}

}  // namespace nonet::NONET_ISA::many
