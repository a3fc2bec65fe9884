#pragma once
// SetCounts: how many givens each of 128 sets of cells still has, all counted at once. A count is
// spread over four planes, bit i of each belongs to set i, so that to take a given away is one
// subtraction in four steps for all sets (the trick of the throughput engine's planes).

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet::generate {

/// Some of 128 sets: set i is bit i % 64 of word i / 64.
using SetBits = std::array<std::uint64_t, 2>;

class SetCounts {
 public:
  static constexpr std::size_t kPlanes = 4;
  static constexpr int kMost = (1 << kPlanes) - 1;  ///< no count may be higher

  /// The binary digits of the counts, the lowest first.
  std::array<SetBits, kPlanes> planes{};

  /// Whether one of these sets has only one given left.
  bool is_last(const SetBits& sets) const {
    std::uint64_t last = 0;
    for (std::size_t word = 0; word < sets.size(); ++word)
      last |= sets[word] & planes[0][word] & ~(planes[1][word] | planes[2][word] | planes[3][word]);
    return last != 0;
  }

  /// A given goes that is in these sets.
  void take(const SetBits& sets) {
    SetBits borrow = sets;
    for (SetBits& plane : planes)
      for (std::size_t word = 0; word < sets.size(); ++word) {
        const std::uint64_t before = plane[word];
        plane[word] = before ^ borrow[word];
        borrow[word] &= ~before;
      }
  }
};

}  // namespace nonet::generate
