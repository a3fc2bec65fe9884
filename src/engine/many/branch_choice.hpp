#pragma once
// Where to branch: for all stuck lanes at once, by counting in planes.
//
// A digit occupies a band in one of six ways ("configurations"): a permutation that gives each of
// the three boxes another row. Of the six bands (three of rows, three stacks) the one with the
// fewest configurations over all digits is taken, in it the first digit with two of them (else
// three, else more). The rule is tdoku's; the sums are ripple-carry adders over planes.

#include "engine/many/many_kernel.hpp"
#include "engine/many/plane_counting.hpp"

namespace nonet::NONET_ISA::many {

/// Lanes by the number of configurations of a digit in a band.
struct Configurations {
  Vec two[6][9], three[6][9], more[6][9];
};

/// A six-bit number for each lane: up to 54 configurations in a band.
struct BandSum {
  Vec bit[6];

  /// Adds a three-bit number.
  NONET_INLINE void add(Vec n0, Vec n1, Vec n2) {
    const Vec addend[3] = {n0, n1, n2};
    Vec carry = no_lanes();
    NONET_UNROLL for (int i = 0; i < 6; ++i) {
      const Vec n = i < 3 ? addend[i < 3 ? i : 0] : no_lanes();
      const Vec sum = xor3(bit[i], n, carry);
      carry = majority(bit[i], n, carry);
      bit[i] = sum;
    }
  }

  /// Lanes in which this is less than `other`: the borrow of the subtraction.
  NONET_INLINE Vec less_than(const BandSum& other) const {
    Vec borrow = no_lanes();
    NONET_UNROLL for (int i = 0; i < 6; ++i) borrow = majority(~bit[i], other.bit[i], borrow);
    return borrow;
  }
};

/// Sorts the digits of a band by their configurations and adds these up. Returns the lanes in which
/// some digit has more than one.
NONET_INLINE Vec count_band(const engine::many::MiniPlanes& minis, int band, Configurations& digits,
                            BandSum& sum) {
  Vec undecided = no_lanes();
  for (int d = 0; d < 9; ++d) {
    const bool of_rows = band < 3;
    const Vec(&x)[3] = of_rows ? minis.rows[3 * band][d] : minis.columns[band - 3][d];
    const Vec(&y)[3] = of_rows ? minis.rows[3 * band + 1][d] : minis.columns[band][d];
    const Vec(&z)[3] = of_rows ? minis.rows[3 * band + 2][d] : minis.columns[band + 3][d];
    const Vec even0 = and3(x[0], y[1], z[2]), even1 = and3(x[1], y[2], z[0]),
              even2 = and3(x[2], y[0], z[1]), odd0 = and3(x[0], y[2], z[1]),
              odd1 = and3(x[1], y[0], z[2]), odd2 = and3(x[2], y[1], z[0]);
    const Vec even_sum = xor3(even0, even1, even2), even_carry = majority(even0, even1, even2);
    const Vec odd_sum = xor3(odd0, odd1, odd2), odd_carry = majority(odd0, odd1, odd2);
    const Vec carry = even_sum & odd_sum;
    const Vec n0 = even_sum ^ odd_sum, n1 = xor3(even_carry, odd_carry, carry),
              n2 = majority(even_carry, odd_carry, carry);
    digits.two[band][d] = andnot_either(n1, n0, n2);
    digits.three[band][d] = n1 & n0 & ~n2;
    digits.more[band][d] = n1 | n2;
    undecided = or3(undecided, n1, n2);
    sum.add(n0, n1, n2);
  }
  return undecided;
}

[[gnu::noinline]] static void choose(const engine::many::Planes& planes,
                                     engine::many::BranchChoice& choice, LaneMask& lanes) {
  Configurations digits;
  BandSum best;
  NONET_UNROLL for (int i = 0; i < 6; ++i) best.bit[i] = all_lanes();
  Vec chosen[6];
  for (int band = 0; band < 6; ++band) {
    BandSum sum{};
    const Vec undecided = count_band(planes.minis, band, digits, sum);
    const Vec better = sum.less_than(best) & undecided;
    NONET_UNROLL for (int i = 0; i < 6; ++i) best.bit[i] = select(better, sum.bit[i], best.bit[i]);
    for (int other = 0; other < band; ++other) chosen[other] &= ~better;
    chosen[band] = better;
  }

  // One digit for each lane: the first with two, else three, else more configurations.
  Vec left = load(lanes);
  const Vec(*const classes[3])[9] = {digits.two, digits.three, digits.more};
  for (int c = 0; c < 3; ++c) {
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
