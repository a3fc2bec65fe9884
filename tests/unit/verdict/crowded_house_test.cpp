#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "support/obstacle_checker.hpp"
#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

// The cells of a house one after the other: is there a different candidate for each?
bool can_be_filled(const Candidates& open, const std::array<Cell, 9>& cells, std::size_t next,
                   DigitSet used) {
  if (next == cells.size()) return true;
  return std::ranges::any_of(open[cells[next]] - used, [&](Digit digit) {
    return can_be_filled(open, cells, next + 1, used | DigitSet::only(digit));
  });
}

bool has_crowd_of(int size, const Candidates& open, const std::array<Cell, 9>& cells) {
  for (unsigned subset = 0; subset < 512; ++subset) {
    if (std::popcount(subset) != size) continue;
    DigitSet digits;
    int places = 0;
    for (std::size_t k = 0; k < 9; ++k) {
      if ((subset >> k & 1) != 0) digits |= open[cells[k]];
      places += !(open[cells[k]] & DigitSet::from_bits(subset)).empty();
    }
    if (digits.size() < size || places < size) return true;
  }
  return false;
}

TEST(CrowdedHouse, IsFoundExactlyWhenAHouseCannotBeFilledAndIsTheSmallest) {
  std::mt19937 random(20);
  int found = 0, sizes[10] = {};
  for (int round = 0; round < 1000; ++round) {
    const House house(static_cast<int>(random() % kHouseCount));
    Puzzle puzzle = Candidates::all();
    const unsigned sparse = 1 + random() % 3;
    for (Cell cell : cells_of(house))
      for (Digit digit : DigitSet::all())
        if (random() % 4 < sparse) (*puzzle.marks)[cell].erase(digit);
    const Position position(puzzle);
    const auto obstacle = find_crowded_house(position);
    ASSERT_EQ(obstacle.has_value(), !can_be_filled(position.open, cells_of(house), 0, DigitSet()));
    if (!obstacle) continue;
    const int size = std::max(obstacle->digits.size(), static_cast<int>(obstacle->cells.size()));
    for (int smaller = 1; smaller < size; ++smaller)
      ASSERT_FALSE(has_crowd_of(smaller, position.open, cells_of(*obstacle->house)));
    ++found;
    ++sizes[size];
    if (size < 2) continue;
    ASSERT_EQ(objection(puzzle, *obstacle), "");
  }
  EXPECT_GT(found, 200);
  EXPECT_GT(sizes[2], 20);
  EXPECT_GT(sizes[3], 5);
}

TEST(CrowdedHouse, LooksForDigitsAndForCells) {
  Puzzle cells = Candidates::all();
  for (int i = 0; i < 3; ++i) (*cells.marks)[Cell::at(0, i)] = {Digit(1), Digit(2)};
  auto obstacle = find_crowded_house(Position(cells));
  ASSERT_TRUE(obstacle);
  EXPECT_EQ(obstacle->kind, Obstacle::Kind::few_digits);
  EXPECT_EQ(obstacle->house, House::row(0));
  EXPECT_EQ(objection(cells, *obstacle), "");

  Puzzle digits = Candidates::all();
  for (int i = 2; i < 9; ++i)
    (*digits.marks)[Cell::at(i, 4)] -= DigitSet{Digit(7), Digit(8), Digit(9)};
  obstacle = find_crowded_house(Position(digits));
  ASSERT_TRUE(obstacle);
  EXPECT_EQ(obstacle->kind, Obstacle::Kind::few_cells);
  EXPECT_EQ(obstacle->house, House::column(4));
  EXPECT_EQ(obstacle->cells, (std::vector{Cell::at(0, 4), Cell::at(1, 4)}));
  EXPECT_EQ(objection(digits, *obstacle), "");
}

TEST(CrowdedHouse, AnEmptyGridHasNone) {
  EXPECT_FALSE(find_crowded_house(Position(Grid())));
}

}  // namespace
}  // namespace nonet::verdict
