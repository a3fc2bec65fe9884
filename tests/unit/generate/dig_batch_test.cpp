#include "generate/dig_batch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <stop_token>
#include <vector>

#include "core/random.hpp"
#include "generate/orbits.hpp"
#include "generate/random_grid.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::generate {
namespace {

class DigBatchTest : public testing::Test {
 protected:
  std::vector<std::string> dig(std::size_t count, const Bounds& bounds = {}) {
    std::vector<std::string> puzzles(count);
    std::vector<int> times(count);
    complete_ = batch_.run(
        count, bounds,
        [&](std::size_t i, Dig& dig) {
          Random random(9, i);
          const Grid solution = random_grid(random);
          std::array<std::uint8_t, kCellCount> order;
          std::iota(order.begin(), order.end(), std::uint8_t{0});
          random.shuffle(order);
          dig.start(solution, CellSet::all(), units_, order, 0);
          return true;
        },
        [&](std::size_t i, const Dig& dig) {
          puzzles[i] = line_of(restricted(dig.solution(), dig.givens()));
          ++times[i];
        });
    for (int n : times) EXPECT_LE(n, 1);
    const auto done = static_cast<std::size_t>(std::ranges::count(times, 1));
    EXPECT_EQ(done == count, complete_);
    return puzzles;
  }

  std::vector<CellSet> units_ = orbits_of(GivenSymmetry::none);
  DigBatch batch_;
  bool complete_ = false;
};

TEST_F(DigBatchTest, GivesTheSamePuzzlesHoweverManyAtOnce) {
  const auto many = dig(1500);
  EXPECT_TRUE(complete_);
  for (std::size_t count : {1u, 5u, 127u, 128u, 300u, 700u}) {
    const auto few = dig(count);
    EXPECT_TRUE(complete_);
    EXPECT_EQ(few, std::vector(many.begin(), many.begin() + static_cast<std::ptrdiff_t>(count)));
  }
}

TEST_F(DigBatchTest, EndsAtAStop) {
  std::stop_source stop;
  stop.request_stop();
  for (std::size_t count : {10u, 1000u}) {
    dig(count, {.max_steps = kUnlimited, .deadline = {}, .stop = stop.get_token()});
    EXPECT_FALSE(complete_);
  }
  EXPECT_EQ(dig(200).size(), 200u);  // and can be used again
  EXPECT_TRUE(complete_);
}

}  // namespace
}  // namespace nonet::generate
