#include "logic/techniques/tight_sets.hpp"

#include <gtest/gtest.h>

#include <random>
#include <utility>
#include <vector>

namespace nonet::logic {
namespace {

using Found = std::vector<std::pair<unsigned, unsigned>>;

// By trying every subset of the masks, counting up.
Found by_counting(const std::vector<unsigned>& masks, int k) {
  Found found;
  for (unsigned chosen = 0; chosen < 1u << masks.size(); ++chosen) {
    unsigned bits = 0;
    for (std::size_t i = 0; i < masks.size(); ++i)
      if ((chosen >> i & 1) != 0) bits |= masks[i];
    if (std::popcount(chosen) == k && std::popcount(bits) == k) found.emplace_back(chosen, bits);
  }
  return found;
}

TEST(TightSets, AreThoseOfPlainCountingInItsOrder) {
  std::mt19937 draw(5);
  std::size_t sets = 0;
  for (int round = 0; round < 2000; ++round) {
    std::vector<unsigned> masks(1 + draw() % 9);
    for (unsigned& mask : masks) mask = draw() & draw() & 0x1ff;
    for (int k = 2; k <= 4; ++k) {
      MaskList list;
      for (std::size_t i = 0; i < masks.size(); ++i) list.add(masks[i], static_cast<int>(i));
      Found found;
      for_each_tight_set(list, k, [&](unsigned chosen, unsigned bits) {
        found.emplace_back(chosen, bits);
        return false;
      });
      EXPECT_EQ(found, by_counting(masks, k));
      sets += found.size();
    }
  }
  EXPECT_GT(sets, 500u);
}

TEST(TightSets, StopWhenTold) {
  MaskList list;
  for (int i = 0; i < 4; ++i) list.add_if_fits(0b11, i, 2);
  list.add_if_fits(0b1, 4, 2);    // a single is no part of a set
  list.add_if_fits(0b111, 5, 2);  // nor what has too many
  EXPECT_EQ(list.count, 4u);
  int seen = 0;
  EXPECT_TRUE(for_each_tight_set(list, 2, [&](unsigned, unsigned) { return ++seen == 3; }));
  EXPECT_EQ(seen, 3);
}

}  // namespace
}  // namespace nonet::logic
