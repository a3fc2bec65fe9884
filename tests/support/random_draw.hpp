#pragma once
// RandomDraw: random numbers that are the same for the same seed on every platform. The standard
// distributions are not: each library has its own way to turn the engine's bits into a range.

#include <cstdint>
#include <random>
#include <utility>

namespace nonet {

class RandomDraw {
 public:
  explicit RandomDraw(std::uint64_t seed) : engine_(seed) {}

  /// 0 to bound - 1. The bias of the remainder is below 2^-50 for the bounds that tests use.
  int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }
  /// True once in `times` draws.
  bool once_in(int times) { return below(times) == 0; }

  template <class Range>
  void shuffle(Range& range) {
    for (std::size_t i = range.size(); i > 1; --i)
      std::swap(range[i - 1], range[static_cast<std::size_t>(below(static_cast<int>(i)))]);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace nonet
