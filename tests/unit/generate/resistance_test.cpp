#include "generate/resistance.hpp"

#include <gtest/gtest.h>

#include "support/puzzle_makers.hpp"

namespace nonet::generate {
namespace {

constexpr const char* kHardest =  // 11.2
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
constexpr const char* kHard =  // 9.2
    ".......7..3...95...417.5.....51.....2...5.........39...5..3..2..8......1.....4.67";
constexpr const char* kWithoutChains =  // 4.5
    ".1.......7.9..2.38....3.19....8.7.......25.7.....9.....8.2.6..7.5....9......1.3..";

TEST(Resistance, IsGreatestOfTheHardest) {
  Resistance resistance;
  const auto hardest = resistance.of(grid_of(kHardest), 0);
  ASSERT_TRUE(hardest);
  EXPECT_GT(*hardest, 950);
  EXPECT_TRUE(resistance.is_immune());
  const auto hard = resistance.of(grid_of(kHard), 0);
  ASSERT_TRUE(hard);
  EXPECT_LT(*hard, 950);
  EXPECT_GT(*hard, 700);
  EXPECT_FALSE(resistance.is_immune());
}

TEST(Resistance, IsNotAskedOfWhatNeedsNoChains) {
  EXPECT_FALSE(Resistance().of(grid_of(kWithoutChains), 0));
}

TEST(Resistance, StopsWhereItIsKnownToBeLess) {
  Resistance resistance;
  for (const char* puzzle : {kHardest, kHard}) {
    const int known = resistance.of(grid_of(puzzle), 0).value();
    EXPECT_EQ(resistance.of(grid_of(puzzle), known), known);
    EXPECT_FALSE(resistance.of(grid_of(puzzle), known + 5));
  }
}

}  // namespace
}  // namespace nonet::generate
