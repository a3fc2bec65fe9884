#include <gtest/gtest.h>

#include <string>

#include "nonet/nonet.h"
#include "nonet/rate.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

const std::string kRectangle =
    ".1.......7.9..2.38....3.19....8.7.......25.7.....9.....8.2.6..7.5....9......1.3..";

TEST(CRating, IsThatOfTheLibrary) {
  int verdict = -1;
  nonet_rating rating{};
  ASSERT_EQ(nonet_rate(kRectangle.data(), 81, 0, nullptr, &verdict, &rating), NONET_OK);
  const Rating expected = rate(grid_of(kRectangle));
  EXPECT_EQ(verdict, NONET_UNIQUE);
  EXPECT_EQ(rating.er, expected.er);
  EXPECT_EQ(rating.ep, expected.ep);
  EXPECT_EQ(rating.ed, expected.ed);
  EXPECT_STREQ(rating.er_technique, "unique-rectangle-4");
  EXPECT_STREQ(rating.ed_technique, "hidden-single");
  EXPECT_EQ(rating.steps, expected.steps);
  EXPECT_EQ(rating.end, NONET_RATED);
}

TEST(CRating, TellsWhatHasNone) {
  int verdict = -1;
  nonet_rating rating{};
  const std::string empty(81, '.');
  EXPECT_EQ(nonet_rate(empty.data(), 81, 0, nullptr, &verdict, &rating), NONET_OK);
  EXPECT_EQ(verdict, NONET_MULTIPLE);
  EXPECT_EQ(rating.end, NONET_UNRATED);
  EXPECT_EQ(rating.er_technique, nullptr);
  EXPECT_EQ(nonet_rate(kRectangle.data(), 81, 3.0, nullptr, nullptr, &rating), NONET_OK);
  EXPECT_EQ(rating.end, NONET_RATING_TOO_HARD);
}

TEST(CRating, RefusesWhatIsNone) {
  int verdict = 7;
  EXPECT_EQ(nonet_rate("12", 2, 0, nullptr, &verdict, nullptr), NONET_MALFORMED);
  EXPECT_EQ(nonet_rate(kRectangle.data(), 81, 0.5, nullptr, &verdict, nullptr), NONET_BAD_ARGUMENT);
  EXPECT_EQ(nonet_rate(kRectangle.data(), 81, -1, nullptr, &verdict, nullptr), NONET_BAD_ARGUMENT);
  EXPECT_EQ(verdict, 7);
}

}  // namespace
}  // namespace nonet
