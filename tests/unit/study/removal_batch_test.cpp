#include "study/removal_batch.hpp"

#include <gtest/gtest.h>

#include <map>
#include <utility>
#include <vector>

#include "nonet/puzzle.hpp"
#include "support/puzzle_makers.hpp"
#include "support/puzzle_mix.hpp"

namespace nonet::study {
namespace {

using Needs = std::map<std::pair<std::size_t, Cell>, Need>;

Needs needs_of(const std::vector<Grid>& puzzles, const Bounds& bounds = {}) {
  Needs needs;
  RemovalBatch().run(
      puzzles, bounds, [](std::size_t) { return true; },
      [&](std::size_t puzzle, Cell cell, Need need) {
        EXPECT_TRUE(needs.emplace(std::pair(puzzle, cell), need).second) << "told twice";
      });
  return needs;
}

std::vector<Grid> make_batch(std::size_t size) {
  RandomDraw draw(size);
  std::vector<Grid> batch;
  while (batch.size() < size)
    for (const Grid& puzzle : test::make_puzzle_mix(5, draw))
      if (batch.size() < size) batch.push_back(puzzle);
  return batch;
}

// Few for the latency engine, many for the other, and around the size of a block.
TEST(RemovalBatch, AnswersAreThoseOfEachRemovalAlone) {
  for (std::size_t size : {0, 3, 5, 256, 520}) {
    const std::vector<Grid> batch = make_batch(size);
    const Needs needs = needs_of(batch);
    std::size_t removals = 0;
    for (std::size_t p = 0; p < size; ++p)
      for (int i = 0; i < kCellCount; ++i) {
        if (batch[p].is_blank(Cell(i))) continue;
        ++removals;
        const auto told = needs.find({p, Cell(i)});
        ASSERT_NE(told, needs.end());
        EXPECT_EQ(told->second, need_of(possible_digits(batch[p]), Cell(i), {}))
            << line_of(batch[p]) << ' ' << Cell(i).name();
      }
    EXPECT_EQ(needs.size(), removals);
  }
}

TEST(RemovalBatch, WhatIsNotWantedIsNotAsked) {
  const std::vector<Grid> batch = make_batch(300);
  std::map<std::size_t, int> told;
  RemovalBatch().run(
      batch, {}, [&](std::size_t puzzle) { return puzzle % 3 == 0 && told[puzzle] < 4; },
      [&](std::size_t puzzle, Cell, Need) { ++told[puzzle]; });
  for (const auto& [puzzle, times] : told)
    if (puzzle % 3 != 0) {
      EXPECT_EQ(times, 0);
    } else {
      EXPECT_GE(times, std::min(4, batch[puzzle].filled()));
    }
  EXPECT_LT(told[0] + told[3] + told[6] + told[9], 4 * 81);
}

TEST(RemovalBatch, EveryRemovalIsToldOfWhenTheTimeIsUp) {
  const std::vector<Grid> batch = make_batch(300);
  std::stop_source source;
  source.request_stop();
  Bounds bounds;
  bounds.stop = source.get_token();
  const Needs needs = needs_of(batch, bounds);
  std::size_t removals = 0;
  for (const Grid& puzzle : batch) removals += static_cast<std::size_t>(puzzle.filled());
  EXPECT_EQ(needs.size(), removals);
}

}  // namespace
}  // namespace nonet::study
