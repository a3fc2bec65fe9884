#include "logic/chains/chain_rating.hpp"

#include <gtest/gtest.h>

namespace nonet::chains {
namespace {

TEST(ChainRating, GrowsWhereTheThresholdsArePassed) {
  EXPECT_EQ(length_rating(4), 0.0);
  EXPECT_EQ(length_rating(6), 0.0);  // length 4 does not exceed 4
  EXPECT_EQ(length_rating(7), 0.1);
  EXPECT_EQ(length_rating(8), 0.1);
  EXPECT_EQ(length_rating(9), 0.1 + 0.1);
  EXPECT_EQ(length_rating(11), 0.1 + 0.1 + 0.1);
  EXPECT_EQ(length_rating(14), 0.1 + 0.1 + 0.1);
  EXPECT_EQ(length_rating(15), 0.1 + 0.1 + 0.1 + 0.1);
  EXPECT_NEAR(length_rating(2 + 1536), 1.7, 1e-9);
  EXPECT_NEAR(length_rating(2 + 1537), 1.8, 1e-9);
}

TEST(ChainRating, TheLastBitsDecideBetweenRatingsThatPrintAlike) {
  const HintOrder chain{6.6 + length_rating(8), 8, kind_rank(ChainKind::x_chain)};
  const HintOrder cycle{6.5 + length_rating(9), 9, kind_rank(ChainKind::x_cycle)};
  EXPECT_NEAR(chain.rating, cycle.rating, 1e-9);
  EXPECT_LT(chain, cycle);
}

TEST(ChainRating, OrdersByRatingThenComplexityThenKind) {
  EXPECT_LT((HintOrder{8.0, 20, 7}), (HintOrder{8.1, 10, 1}));
  EXPECT_LT((HintOrder{8.0, 10, 7}), (HintOrder{8.0, 11, 1}));
  EXPECT_LT((HintOrder{8.0, 10, kind_rank(ChainKind::double_chain)}),
            (HintOrder{8.0, 10, kind_rank(ChainKind::cell)}));
  EXPECT_LT(kind_rank(ChainKind::cell), kind_rank(ChainKind::house));
  EXPECT_LT(kind_rank(ChainKind::house), kind_rank(ChainKind::contradiction));
}

}  // namespace
}  // namespace nonet::chains
