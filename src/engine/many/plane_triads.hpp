#pragma once
// The triad rules: what the three cells of a minirow (or minicolumn) can hold between them.
//
// A minirow has three cells, so exactly three digits of its box end up in it.
//   few:    if only three digits are possible in it, they are its digits, and the other two
//           minirows of the box lose them (tdoku's rule).
//   full:   if three digits are possible nowhere else in the box, they are its digits, and the
//           minirow loses all others.
//   If four digits are possible nowhere else, or fewer than three are possible, there is no
//   solution; the second case shows by itself.
// Without `full` an empty grid is not solved in reasonable time: nothing else counts the digits
// that branchings have put into one minirow.

#include "engine/many/plane_counting.hpp"

namespace nonet::NONET_ISA::many {

struct TriadLimits {
  Digits few[3], full[3];  ///< for each minirow of a box
};

/// `lines`: in which minirows a digit is possible. Clears `alive` where four digits are locked.
NONET_INLINE TriadLimits triad_limits(const PlanesOfDigits<3>& lines, Vec& alive) {
  TriadLimits limits;
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    Vec possible[9], locked[9];
    NONET_UNROLL for (int d = 0; d < 9; ++d) {
      possible[d] = digit_at(lines, d, i);
      locked[d] = andnot_either(possible[d], digit_at(lines, d, j), digit_at(lines, d, k));
    }
    limits.few[i] = for_each_digit(~NineCount(possible).at_least_four());
    const NineCount locked_count(locked);
    alive &= ~locked_count.at_least_four();
    limits.full[i] = for_each_digit(locked_count.at_least_three());
  }
  return limits;
}

/// Applies them to a group of digits: takes from `allowed[i]` what the rules take from minirow i.
NONET_INLINE void apply_triads(const TriadLimits& limits, const Lines& line, Digits (&allowed)[3]) {
  Digits kept[3];
  NONET_UNROLL for (int i = 0; i < 3; ++i) kept[i] = line.at[i] & limits.few[i];
  NONET_UNROLL for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    const Digits locked = andnot_either(line.at[i], line.at[j], line.at[k]);
    allowed[i] = and_ornot(andnot_either(allowed[i], kept[j], kept[k]), locked, limits.full[i]);
  }
}

}  // namespace nonet::NONET_ISA::many
