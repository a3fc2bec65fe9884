#include "text/beside.hpp"

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

std::string beside(std::string_view bytes, std::size_t from, std::size_t to) {
  PlainLine line;
  line.assign(bytes, 1);
  return text_beside(line, 0, from, to, line.plain().size());
}

TEST(Beside, KeepsBothSidesAsTheyCame) {
  EXPECT_EQ(beside("53", 0, 2), "");
  EXPECT_EQ(beside("53 # 30 clues ", 0, 2), "# 30 clues");
  EXPECT_EQ(beside("hash 53  1.2", 5, 7), "hash 1.2");
  EXPECT_EQ(beside("7,53,\"a, b\",\xc3\xa4", 2, 4), "7 \"a, b\",\xc3\xa4");
  EXPECT_EQ(beside("53;30", 0, 2), "30");
  EXPECT_EQ(beside("53\tname\t\t", 0, 2), "name");
}

TEST(Beside, QuotesAroundThePuzzleAreNotBeside) {
  EXPECT_EQ(beside("\"53\"", 1, 3), "");
  EXPECT_EQ(beside("1,\"53\",x", 3, 5), "1 x");
}

}  // namespace
}  // namespace nonet::text
