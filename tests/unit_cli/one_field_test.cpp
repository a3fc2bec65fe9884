#include "one_field.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(OneField, NothingBreaksTheRowOrReachesTheTerminal) {
  EXPECT_EQ(one_field("a\tb\nc\r\x1b[31m\x7f"), "a b c  [31m ");
  EXPECT_EQ(one_field("größer, 漢字"), "größer, 漢字");
  EXPECT_EQ(one_field(""), "");
}

}  // namespace
}  // namespace nonet::cli
