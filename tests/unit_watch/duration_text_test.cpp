#include "watch/duration_text.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(DurationText, ThreeDigitsAndAUnit) {
  EXPECT_EQ(duration_text(0), "0.00 us");
  EXPECT_EQ(duration_text(1.234e-6), "1.23 us");
  EXPECT_EQ(duration_text(45.67e-6), "45.7 us");
  EXPECT_EQ(duration_text(999.4e-6), "999 us");
  EXPECT_EQ(duration_text(999.6e-6), "1.00 ms");
  EXPECT_EQ(duration_text(0.123), "123 ms");
  EXPECT_EQ(duration_text(0.9996), "1.00 s");
  EXPECT_EQ(duration_text(123.4), "123 s");
}

}  // namespace
}  // namespace nonet::cli
