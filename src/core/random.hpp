#pragma once
// Random: the one source of random numbers. The same seed gives the same numbers on every processor
// and compiler, which the standard library's distributions do not promise.
//
// xoshiro256** by David Blackman and Sebastiano Vigna, seeded by their SplitMix64, as they advise.
// Bounded draws are by Daniel Lemire's multiplication with rejection, so every value is equally
// likely.
//
//   Random random(seed, row);   // rows are independent of each other: any thread may make any row
//   int die = 1 + static_cast<int>(random.below(6));
//   random.shuffle(cells);
//
// Thread safety: an object belongs to one thread at a time. Not for secrets.

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace nonet {

class Random {
 public:
  /// Each pair of seed and stream number is a sequence of its own.
  constexpr explicit Random(std::uint64_t seed, std::uint64_t stream = 0) {
    // The stream number is mixed before it meets the seed: neighbouring seeds and streams, which
    // people use, must not give sequences that overlap.
    std::uint64_t mixed = seed ^ scrambled(stream + kGolden);
    for (std::uint64_t& word : state_) word = scrambled(mixed += kGolden);
  }

  /// 64 random bits.
  constexpr std::uint64_t bits() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// 0 to `bound` - 1, each as likely as the others. `bound` is at least 1.
  constexpr std::uint32_t below(std::uint32_t bound) {
    assert(bound > 0);
    std::uint64_t product = (bits() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t unfair = (0u - bound) % bound;  // 2^32 modulo bound
      while (static_cast<std::uint32_t>(product) < unfair) product = (bits() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// 0 up to but not 1, in steps of 2^-53.
  constexpr double unit() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

  /// Puts the items into one of their orders, each as likely as the others (Fisher and Yates).
  template <class Item, std::size_t Extent>
  constexpr void shuffle(std::span<Item, Extent> items) {
    for (std::size_t left = items.size(); left > 1; --left)
      std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
  }
  template <class Items>
  constexpr void shuffle(Items& items) {
    shuffle(std::span(items));
  }

 private:
  static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;

  static constexpr std::uint64_t scrambled(std::uint64_t word) {  // SplitMix64
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return word ^ (word >> 31);
  }

  std::array<std::uint64_t, 4> state_;
};

}  // namespace nonet
