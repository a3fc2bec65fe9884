#include "core/random.hpp"

#include <gmock/gmock.h>

#include <array>
#include <map>
#include <vector>

namespace nonet {
namespace {

using testing::ElementsAre;

std::vector<std::uint64_t> first_three(Random random) {
  return {random.bits(), random.bits(), random.bits()};
}

// From another implementation of the two published algorithms, which also gave their authors'
// numbers for the state 1, 2, 3, 4.
TEST(Random, IsTheSameEverywhere) {
  EXPECT_THAT(first_three(Random(0)),
              ElementsAre(0xfb5405f7bd79c540, 0x780c98e26cea5883, 0x2a146e0980febc66));
  EXPECT_THAT(first_three(Random(1)),
              ElementsAre(0xef75d62a19ba94ed, 0x8e9490536375f270, 0xc05630b1c614195d));
  EXPECT_THAT(first_three(Random(0, 1)),
              ElementsAre(0xee127fe613436e33, 0xd6dad8d34a1874ea, 0x2a52c16cec1116a9));
  EXPECT_THAT(first_three(Random(2026, 7)),
              ElementsAre(0x905b6eb9e61c82bd, 0x72c9549c1e6c9516, 0x45a0323435dce4e));
}

TEST(Random, DrawsBelowABoundAsTheHighBitsHaveIt) {
  Random random(42);
  std::array<int, 12> drawn{};
  for (int& value : drawn) value = static_cast<int>(random.below(6));
  EXPECT_THAT(drawn, ElementsAre(0, 1, 3, 3, 2, 0, 4, 3, 2, 2, 0, 1));
}

TEST(Random, DrawsOfALargeBoundAreNotBiased) {
  // A bound of three quarters of 2^32: plain multiplication would give a third of the values twice
  // as often. 30,000 draws, a standard deviation of 82 about 10,000 in each third.
  constexpr std::uint32_t kBound = 0xc0000000u;
  Random random(3);
  std::array<int, 3> thirds{};
  std::array<int, 3> remainders{};
  for (int i = 0; i < 30'000; ++i) {
    const std::uint32_t value = random.below(kBound);
    ASSERT_LT(value, kBound);
    ++thirds[value / (kBound / 3)];
    ++remainders[value % 3];
  }
  EXPECT_THAT(thirds, testing::Each(testing::AllOf(testing::Gt(9'600), testing::Lt(10'400))));
  EXPECT_THAT(remainders, testing::Each(testing::AllOf(testing::Gt(9'600), testing::Lt(10'400))));
}

TEST(Random, ShufflesIntoEveryOrderEquallyOften) {
  Random random(4);
  std::map<std::array<int, 4>, int> seen;
  for (int i = 0; i < 24'000; ++i) {
    std::array<int, 4> order{1, 2, 3, 4};
    random.shuffle(order);
    ++seen[order];
  }
  EXPECT_EQ(seen.size(), 24u);
  double chi_square = 0;
  for (const auto& [order, times] : seen) chi_square += (times - 1000.0) * (times - 1000.0) / 1000;
  EXPECT_LT(chi_square, 49.7);  // 23 degrees of freedom: exceeded once in a thousand seeds
}

TEST(Random, UnitStaysBelowOneAndFillsTheInterval) {
  Random random(5);
  std::array<int, 10> tenths{};
  for (int i = 0; i < 10'000; ++i) {
    const double value = random.unit();
    ASSERT_GE(value, 0);
    ASSERT_LT(value, 1);
    ++tenths[static_cast<std::size_t>(value * 10)];
  }
  EXPECT_THAT(tenths, testing::Each(testing::AllOf(testing::Gt(880), testing::Lt(1'120))));
}

TEST(Random, CanBeUsedAtCompileTime) {
  static_assert(Random(0).bits() == 0xfb5405f7bd79c540);
}

}  // namespace
}  // namespace nonet
