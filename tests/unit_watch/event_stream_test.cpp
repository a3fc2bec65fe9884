#include "watch/event_stream.hpp"

#include <gtest/gtest.h>

#include "unit_watch/watch_samples.hpp"

namespace nonet::cli {
namespace {

using namespace nonet::test;

TEST(EventStream, HandsOverEveryEventInOrder) {
  SearchResult expected;
  const auto events = events_of(Algorithm::backtracking, kClassic, 2, &expected);
  SearchOptions options;
  options.limit = 2;
  EventStream stream(Algorithm::backtracking, kClassic, options);
  std::size_t count = 0;
  while (!stream.result()) {
    if (const auto event = stream.next()) {
      ASSERT_LT(count, events.size());
      EXPECT_EQ(*event, events[count++]);
    } else {
      std::this_thread::yield();
    }
  }
  EXPECT_EQ(count, events.size());
  EXPECT_EQ(stream.result()->end, expected.end);
  EXPECT_EQ(stream.result()->figures, expected.figures);
  EXPECT_EQ(stream.next(), std::nullopt);
}

TEST(EventStream, EndsASearchThatWouldRunForever) {
  EventStream unread(Algorithm::brute_force, Puzzle(Grid()), {});
  EventStream stream(Algorithm::brute_force, Puzzle(Grid()), {});
  for (int taken = 0; taken < 100'000;) taken += stream.next().has_value();
  EXPECT_FALSE(stream.result());
}

}  // namespace
}  // namespace nonet::cli
