#include "watch/speed_scale.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

using namespace std::chrono_literals;

TEST(SpeedScale, RunsFromOneToTenMillionInStepsOf125) {
  SpeedScale speed;
  for (int i = 0; i < 50; ++i) speed.slower();
  std::uint64_t expected = 1;
  for (const std::uint64_t factor : {2, 5, 10}) {
    EXPECT_EQ(speed.events_per_second(), expected);
    speed.faster();
    expected = factor;
  }
  EXPECT_EQ(speed.events_per_second(), 10u);
  for (int i = 0; i < 50; ++i) speed.faster();
  EXPECT_EQ(speed.events_per_second(), 10'000'000u);
  speed.slower();
  EXPECT_EQ(speed.events_per_second(), 5'000'000u);
}

TEST(Pacer, KeepsFractions) {
  Pacer pacer;
  std::uint64_t events = 0;
  for (int frame = 0; frame < 300; ++frame) events += pacer.due(10ms, 2);
  EXPECT_NEAR(static_cast<double>(events), 6, 1);  // three seconds
  EXPECT_EQ(Pacer().due(10ms, 5'000'000), 50'000u);
}

TEST(Pacer, DropsTheTimeOfAStall) {
  EXPECT_EQ(Pacer().due(1h, 20), 2u);
}

}  // namespace
}  // namespace nonet::cli
