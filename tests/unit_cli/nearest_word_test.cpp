#include "nearest_word.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nonet::cli {
namespace {

const std::vector<std::string> kVerbs{"solve", "check", "count", "convert"};

TEST(NearestWord, SlipsOfTheFingers) {
  EXPECT_EQ(nearest_word("slove", kVerbs), "solve");   // swapped
  EXPECT_EQ(nearest_word("sole", kVerbs), "solve");    // left out
  EXPECT_EQ(nearest_word("checkk", kVerbs), "check");  // twice
  EXPECT_EQ(nearest_word("comvert", kVerbs), "convert");
  EXPECT_EQ(nearest_word("count", kVerbs), "count");
}

TEST(NearestWord, OtherWords) {
  EXPECT_EQ(nearest_word("rate", kVerbs), std::nullopt);
  EXPECT_EQ(nearest_word("", kVerbs), std::nullopt);
  EXPECT_EQ(nearest_word("solve" + std::string(1000, 'x'), kVerbs), std::nullopt);
}

TEST(NearestWord, AsPartOfAMessage) {
  EXPECT_EQ(did_you_mean("chekc", kVerbs), "; did you mean check?");
  EXPECT_EQ(did_you_mean("xyz", kVerbs), "");
}

}  // namespace
}  // namespace nonet::cli
