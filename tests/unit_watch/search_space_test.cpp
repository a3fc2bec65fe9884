#include "watch/search_space.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(SearchSpace, IsExactToTheLastDigit) {
  EXPECT_EQ(space_in_full(0), "9^0 = 1");
  EXPECT_EQ(space_in_full(4), "9^4 = 6,561");
  // 9^51 = 3^102
  EXPECT_EQ(space_in_full(51),
            "9^51 = 4,638,397,686,588,101,979,328,150,167,890,591,454,318,967,698,009");
}

TEST(SearchSpace, InShort) {
  EXPECT_EQ(space_in_short(4), "9^4 = 6,561");
  EXPECT_EQ(space_in_short(51), "9^51 = 4.6*10^48");
  EXPECT_EQ(space_in_short(81), "9^81 = 2.0*10^77");
}

TEST(SearchSpace, Share) {
  EXPECT_EQ(share_of_space(0, 51), "none of it");
  EXPECT_EQ(share_of_space(1, 0), "all of it");
  EXPECT_EQ(share_of_space(6561, 4), "all of it");
  EXPECT_EQ(share_of_space(3000, 4), "1 in 2.2");
  EXPECT_EQ(share_of_space(3, 4), "1 in 2,187");
  EXPECT_EQ(share_of_space(1'000'000, 51), "1 in 4.6*10^42");
}

}  // namespace
}  // namespace nonet::cli
