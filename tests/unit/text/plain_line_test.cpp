#include "text/plain_line.hpp"

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

TEST(PlainLine, AsciiIsItself) {
  PlainLine line;
  line.assign("5 3\t.", 7);
  EXPECT_EQ(line.plain(), "5 3\t.");
  EXPECT_EQ(line.number(), 7u);
  EXPECT_EQ(line.column(2), 3u);
  EXPECT_EQ(line.offset(2), 2u);
  EXPECT_EQ(line.character(2), "3");
}

TEST(PlainLine, EveryCharacterKnowsItsPlace) {
  PlainLine line;
  // full-width 5, zero-width space, ellipsis, a-umlaut, 3
  line.assign(
      "\xef\xbc\x95\xe2\x80\x8b\xe2\x80\xa6\xc3\xa4"
      "3",
      1);
  EXPECT_EQ(line.plain(), std::string("5...") + kUnknown + "3");
  EXPECT_EQ(line.column(0), 1u);
  EXPECT_EQ(line.column(1), 3u);
  EXPECT_EQ(line.column(3), 3u);
  EXPECT_EQ(line.column(4), 4u);
  EXPECT_EQ(line.column(5), 5u);
  EXPECT_EQ(line.character(4), "\xc3\xa4");
  EXPECT_EQ(line.offset(6), line.bytes().size());
  EXPECT_EQ(line.column(6), 6u);
}

TEST(PlainLine, IsUsedAgain) {
  PlainLine line;
  line.assign("\xc2\xb7\xc2\xb7\xc2\xb7", 1);
  EXPECT_EQ(line.plain(), "...");
  line.assign("53", 2);
  EXPECT_EQ(line.plain(), "53");
  line.assign("\xc2\xb7", 3);
  EXPECT_EQ(line.plain(), ".");
  EXPECT_EQ(line.offset(1), 2u);
}

TEST(PlainLine, ColoursOfTerminalsAreNothing) {
  PlainLine line;
  line.assign("\x1b[1;31m53\x1b[0m.a", 1);
  EXPECT_EQ(line.plain(), "53.a");
  EXPECT_EQ(line.column(3), 15u);
  line.assign("\x1b[1;31", 1);
  EXPECT_TRUE(line.plain().starts_with(kBroken)) << "no letter ends it";
}

}  // namespace
}  // namespace nonet::text
