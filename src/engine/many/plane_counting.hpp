#pragma once
// How many of nine planes are set, lane by lane: the adders of hardware, in vectors.
//
// A full adder turns three bits of weight 1 into a sum (weight 1) and a carry (weight 2):
// sum = xor3, carry = majority. Three of them reduce nine planes to three sums s and three carries
// c, and the count is s0 + s1 + s2 + 2 (c0 + c1 + c2). What is wanted is never the number itself
// but whether it reaches 2, 3 or 4, and that is a short formula.

#include "engine/many/ternary_logic.hpp"

namespace nonet::NONET_ISA::many {

/// At least two of nine: two within a triple, or two triples with any. `any` gets at least one.
NONET_INLINE Digits at_least_two(const Digits (&x)[9], Digits& any) {
  const Digits any0 = or3(x[0], x[1], x[2]), two0 = majority(x[0], x[1], x[2]);
  const Digits any1 = or3(x[3], x[4], x[5]), two1 = majority(x[3], x[4], x[5]);
  const Digits any2 = or3(x[6], x[7], x[8]), two2 = majority(x[6], x[7], x[8]);
  any = or3(any0, any1, any2);
  return majority(any0, any1, any2) | or3(two0, two1, two2);
}

#if defined(__AVX512VL__)
/// The same of nine digits in five pairs: each half counts for itself, then both together.
NONET_INLINE Digits at_least_two(const Digits (&x)[5], Digits& any) {
  const Digits any3 = or3(x[0], x[1], x[2]), two3 = majority(x[0], x[1], x[2]);
  const Digits any_here = or3(any3, x[3], x[4]), two_here = two3 | majority(any3, x[3], x[4]);
  const Digits any_there = other_digit(any_here);
  any = any_here | any_there;
  return or_and(two_here | other_digit(two_here), any_here, any_there);
}
#endif

class NineCount {
 public:
  NONET_INLINE explicit NineCount(const Vec (&x)[9]) {
    NONET_UNROLL for (int i = 0; i < 3; ++i) {
      sum_[i] = xor3(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
      carry_[i] = majority(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
    }
    two_carries_ = majority(carry_[0], carry_[1], carry_[2]);
    one_carry_ = or3(carry_[0], carry_[1], carry_[2]);
  }
  NONET_INLINE Vec at_least_three() const {
    return or_and(two_carries_, one_carry_, or3(sum_[0], sum_[1], sum_[2])) |
           and3(sum_[0], sum_[1], sum_[2]);
  }
  NONET_INLINE Vec at_least_four() const {
    return or_and(two_carries_, one_carry_, majority(sum_[0], sum_[1], sum_[2]));
  }

 private:
  Vec sum_[3], carry_[3], two_carries_, one_carry_;
};

}  // namespace nonet::NONET_ISA::many
