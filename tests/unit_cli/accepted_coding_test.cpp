#include "serve/accepted_coding.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(AcceptedCoding, IsOneThatIsNamed) {
  EXPECT_EQ(weight_of_coding("gzip, deflate, br, zstd", "br"), 1000);
  EXPECT_EQ(weight_of_coding("gzip, deflate, br, zstd", "gzip"), 1000);
  EXPECT_EQ(weight_of_coding("gzip, deflate", "br"), 0);
  EXPECT_EQ(weight_of_coding("", "gzip"), 0);
  EXPECT_EQ(weight_of_coding("GZip", "gzip"), 1000);
  EXPECT_EQ(weight_of_coding("brotli, x-br", "br"), 0);
}

TEST(AcceptedCoding, HasAWeight) {
  EXPECT_EQ(weight_of_coding("gzip;q=0.5, br ; Q=0.125", "gzip"), 500);
  EXPECT_EQ(weight_of_coding("gzip;q=0.5, br ; Q=0.125", "br"), 125);
  EXPECT_EQ(weight_of_coding("br;q=1.000", "br"), 1000);
  EXPECT_EQ(weight_of_coding("br;q=1.5", "br"), 1000);
  EXPECT_EQ(weight_of_coding("br;q=0", "br"), 0);
  EXPECT_EQ(weight_of_coding("br;q=0.", "br"), 0);
}

TEST(AcceptedCoding, StarStandsForTheOthers) {
  EXPECT_EQ(weight_of_coding("*", "br"), 1000);
  EXPECT_EQ(weight_of_coding("*;q=0.3, gzip", "br"), 300);
  EXPECT_EQ(weight_of_coding("*;q=0.3, gzip", "gzip"), 1000);
  EXPECT_EQ(weight_of_coding("*, br;q=0", "br"), 0);
}

TEST(AcceptedCoding, NonsenseIsNotWanted) {
  for (const char* text : {";", ",", ",,;;", "br;q", "br;q=", "br;q=x", "br;q=0.1234", "br;q=2",
                           "br;q=00", "br;x=1", "br=1", ";br", "b r"})
    EXPECT_EQ(weight_of_coding(text, "br"), 0) << text;
  EXPECT_EQ(weight_of_coding("br;", "br"), 1000);
}

}  // namespace
}  // namespace nonet::cli
