#include "generate/set_counts.hpp"

#include <gtest/gtest.h>

#include <array>

#include "support/random_draw.hpp"

namespace nonet::generate {
namespace {

constexpr std::size_t kSets = 64 * SetBits().size();

TEST(SetCounts, CountsAsSingleCountersDo) {
  RandomDraw draw(1);
  SetCounts counts;
  std::array<int, kSets> plain;
  for (std::size_t i = 0; i < kSets; ++i) {
    plain[i] = 1 + draw.below(SetCounts::kMost);
    for (std::size_t plane = 0; plane < SetCounts::kPlanes; ++plane)
      counts.planes[plane][i / 64] |= static_cast<std::uint64_t>(plain[i] >> plane & 1) << i % 64;
  }
  int last_ones = 0;
  for (int step = 0; step < 2000; ++step) {
    SetBits sets{};
    bool is_last = false;
    for (std::size_t i = 0; i < kSets; ++i)
      if (plain[i] > 0 && draw.once_in(40)) {
        sets[i / 64] |= std::uint64_t{1} << i % 64;
        is_last |= plain[i]-- == 1;
      }
    EXPECT_EQ(counts.is_last(sets), is_last);
    last_ones += is_last;
    counts.take(sets);
  }
  EXPECT_GT(last_ones, 50);
}

}  // namespace
}  // namespace nonet::generate
