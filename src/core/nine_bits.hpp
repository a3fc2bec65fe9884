#pragma once
// Sets of at most nine things as the low bits of a word: digits of a cell, places in a house,
// lines. Counted without an instruction that not every processor has.

#include <array>

#include "nonet/digit.hpp"

namespace nonet {

constexpr int bit_count(unsigned nine) {
  return nonet::detail::kBitCounts[nine];  // rooms have a detail of their own
}
constexpr bool is_one_bit(unsigned mask) {
  return mask != 0 && (mask & (mask - 1)) == 0;
}
constexpr bool is_two_bits(unsigned mask) {
  return is_one_bit(mask & (mask - 1)) && mask != 0;
}

}  // namespace nonet
