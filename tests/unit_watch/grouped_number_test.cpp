#include "watch/grouped_number.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(GroupedNumber, GroupsOfThree) {
  EXPECT_EQ(grouped(std::uint64_t{0}), "0");
  EXPECT_EQ(grouped(std::uint64_t{999}), "999");
  EXPECT_EQ(grouped(std::uint64_t{1000}), "1,000");
  EXPECT_EQ(grouped(UINT64_MAX), "18,446,744,073,709,551,615");
}

TEST(GroupedNumber, OneOrMany) {
  EXPECT_EQ(counted(1, "try", "tries"), "1 try");
  EXPECT_EQ(counted(0, "try", "tries"), "0 tries");
  EXPECT_EQ(counted(12345, "try", "tries"), "12,345 tries");
}

}  // namespace
}  // namespace nonet::cli
