#pragma once
// SetCounts: how many givens each of up to 64 sets of cells still has, all counted at once. A count
// is spread over six words, bit i of each belongs to set i, so that to take a given away is one
// subtraction in six steps for all sets (the trick of the throughput engine's planes).

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet::generate {

class SetCounts {
 public:
  static constexpr std::size_t kSets = 64;
  static constexpr int kMost = 63;  ///< no count may be higher

  /// Set `number` is new and has `count` givens.
  void put(std::size_t number, int count) {
    const std::uint64_t bit = std::uint64_t{1} << number;
    for (std::size_t plane = 0; plane < kPlanes; ++plane)
      planes_[plane] = (planes_[plane] & ~bit) | ((count >> plane & 1) != 0 ? bit : 0);
  }

  /// A given goes that is in these sets (bit i for set i). Returns those that now have none left.
  std::uint64_t take(std::uint64_t sets) {
    std::uint64_t borrow = sets, any = 0;
    for (std::uint64_t& plane : planes_) {
      const std::uint64_t before = plane;
      plane = before ^ borrow;
      any |= plane;
      borrow &= ~before;
    }
    return sets & ~any;
  }

 private:
  static constexpr std::size_t kPlanes = 6;
  std::array<std::uint64_t, kPlanes> planes_{};
};

}  // namespace nonet::generate
