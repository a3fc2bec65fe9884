#include "generate/set_counts.hpp"

#include <gtest/gtest.h>

#include <array>

#include "support/random_draw.hpp"

namespace nonet::generate {
namespace {

TEST(SetCounts, CountsAsSingleCountersDo) {
  RandomDraw draw(1);
  SetCounts counts;
  std::array<int, SetCounts::kSets> plain;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    plain[i] = 1 + draw.below(SetCounts::kMost);
    counts.put(i, 7);  // is replaced
    counts.put(i, plain[i]);
  }
  for (int step = 0; step < 2000; ++step) {
    std::uint64_t sets = 0, emptied = 0;
    for (std::size_t i = 0; i < plain.size(); ++i)
      if (plain[i] > 0 && draw.once_in(20)) {
        sets |= std::uint64_t{1} << i;
        if (--plain[i] == 0) emptied |= std::uint64_t{1} << i;
      }
    EXPECT_EQ(counts.take(sets), emptied);
  }
}

}  // namespace
}  // namespace nonet::generate
