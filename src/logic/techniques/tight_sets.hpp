#pragma once
// Tight sets: k of at most nine masks that have just k bits between them. k cells with k digits, k
// digits with k places, k lines with k cross lines: naked sets, hidden sets and fishes are the same
// search.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/nine_bits.hpp"

namespace nonet::logic {

/// Masks that may take part, each with an index that the caller knows it by.
struct MaskList {
  std::array<std::uint16_t, 9> masks;
  std::array<std::uint8_t, 9> indices;
  std::size_t count = 0;

  void add(unsigned mask, int index) {
    masks[count] = static_cast<std::uint16_t>(mask);
    indices[count++] = static_cast<std::uint8_t>(index);
  }
  /// Adds a mask that has two to `most` bits: others are no part of a tight set of that size, or
  /// are singles.
  void add_if_fits(unsigned mask, int index, int most) {
    const int bits = bit_count(mask);
    if (bits >= 2 && bits <= most) add(mask, index);
  }
};

/// Calls visit(chosen, bits) for each tight set of k masks until that returns true; `chosen` has
/// bit i for the mask with index i. The sets come as the binary numbers `chosen` count up (12, 13,
/// 23, 14, ...), for masks added by ascending index: the order of Sudoku Explainer.
template <class Visit>
bool for_each_tight_set(const MaskList& list, int k, std::size_t below, unsigned chosen,
                        unsigned bits, int size, Visit&& visit) {
  for (std::size_t i = static_cast<std::size_t>(k - 1); i < below; ++i) {
    const unsigned united = bits | list.masks[i];
    if (bit_count(united) > size) continue;
    const unsigned with = chosen | 1u << list.indices[i];
    if (k == 1) {
      if (bit_count(united) == size && visit(with, united)) return true;
    } else if (for_each_tight_set(list, k - 1, i, with, united, size, visit)) {
      return true;
    }
  }
  return false;
}

template <class Visit>
bool for_each_tight_set(const MaskList& list, int k, Visit&& visit) {
  return list.count >= static_cast<std::size_t>(k) &&
         for_each_tight_set(list, k, list.count, 0, 0, k, visit);
}

}  // namespace nonet::logic
