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
  Vec few[3], full[3];  ///< for each minirow of a box
};

/// `lines[d][i]`: digit d is possible in minirow i. Clears `alive` where four digits are locked.
NONET_INLINE TriadLimits triad_limits(const Vec (&lines)[9][3], Vec& alive) {
  TriadLimits limits;
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    Vec possible[9], locked[9];
    NONET_UNROLL for (int d = 0; d < 9; ++d) {
      possible[d] = lines[d][i];
      locked[d] = andnot_either(lines[d][i], lines[d][j], lines[d][k]);
    }
    limits.few[i] = ~NineCount(possible).at_least_four();
    const NineCount locked_count(locked);
    alive &= ~locked_count.at_least_four();
    limits.full[i] = locked_count.at_least_three();
  }
  return limits;
}

/// Applies them to one digit: takes from `allowed[i]` what the rules take from minirow i.
NONET_INLINE void apply_triads(const TriadLimits& limits, const Vec (&line)[3], Vec (&allowed)[3]) {
  Vec kept[3];
  NONET_UNROLL for (int i = 0; i < 3; ++i) kept[i] = line[i] & limits.few[i];
  NONET_UNROLL for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    const Vec locked = andnot_either(line[i], line[j], line[k]);
    allowed[i] = and_ornot(andnot_either(allowed[i], kept[j], kept[k]), locked, limits.full[i]);
  }
}

}  // namespace nonet::NONET_ISA::many
