#include "nonet/digit.hpp"

#include <gmock/gmock.h>

#include <vector>

namespace nonet {
namespace {

TEST(Digit, ValueIndexAndSymbolSayTheSame) {
  for (int value = 1; value <= kDigitCount; ++value) {
    const Digit digit(value);
    EXPECT_EQ(digit.value(), value);
    EXPECT_EQ(digit.index(), value - 1);
    EXPECT_EQ(digit.symbol() - '0', value);
  }
}

TEST(DigitSet, EverySetHoldsJustItsDigitsInAscendingOrder) {
  for (unsigned bits = 0; bits < 512; ++bits) {
    const DigitSet set = DigitSet::from_bits(bits);
    std::vector<int> by_walk, by_test;
    for (Digit digit : set) by_walk.push_back(digit.value());
    for (int value = 1; value <= 9; ++value)
      if ((bits >> (value - 1) & 1u) != 0) by_test.push_back(value);
    EXPECT_EQ(by_walk, by_test);
    EXPECT_EQ(set.size(), static_cast<int>(by_test.size()));
    EXPECT_EQ(set.empty(), by_test.empty());
    EXPECT_EQ(set.bits(), bits);
    if (!set.empty()) {
      EXPECT_EQ(set.first().value(), by_test.front());
    }
    for (int value = 1; value <= 9; ++value)
      EXPECT_EQ(set.contains(Digit(value)), (bits >> (value - 1) & 1u) != 0);
  }
}

TEST(DigitSet, AlgebraIsThatOfSets) {
  const DigitSet low{Digit(1), Digit(2), Digit(3)}, odd{Digit(1), Digit(3), Digit(5)};
  EXPECT_EQ(low & odd, (DigitSet{Digit(1), Digit(3)}));
  EXPECT_EQ(low | odd, (DigitSet{Digit(1), Digit(2), Digit(3), Digit(5)}));
  EXPECT_EQ(low - odd, DigitSet::only(Digit(2)));
  DigitSet set = DigitSet::all();
  set -= low;
  set &= odd;
  EXPECT_EQ(set, DigitSet::only(Digit(5)));
  set |= low;
  set.erase(Digit(5));
  set.insert(Digit(9));
  EXPECT_EQ(set, (DigitSet{Digit(1), Digit(2), Digit(3), Digit(9)}));
}

TEST(DigitSet, BitsAboveTheNinthAreDropped) {
  EXPECT_EQ(DigitSet::from_bits(0xFFFFu), DigitSet::all());
}

}  // namespace
}  // namespace nonet
