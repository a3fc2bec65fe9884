#include "search/digit_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

DigitBoards boards_of(const Grid& grid) {
  DigitBoards boards(possible_digits(grid));
  for (int i = 0; i < kCellCount; ++i)
    if (const auto digit = grid[Cell(i)]) boards.place(Cell(i), *digit);
  return boards;
}

// Random candidates rather than those of a puzzle: more shapes.
Candidates random_candidates(RandomDraw& draw) {
  Candidates candidates;
  const int rarity = 2 + draw.below(5);
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : DigitSet::all())
      if (draw.once_in(rarity)) candidates[Cell(i)].insert(digit);
  return candidates;
}

std::vector<Cell> places_of(const Candidates& candidates, House house, Digit digit) {
  std::vector<Cell> places;
  for (Cell cell : cells_of(house))
    if (candidates[cell].contains(digit)) places.push_back(cell);
  return places;
}

TEST(DigitBoards, PlacingLeavesWhatTheRulesAllow) {
  RandomDraw draw(71);
  for (int round = 0; round < 20; ++round) {
    const Grid full = make_full_grid(draw);
    const Grid grid = remove_digits(full, 20 + draw.below(50), draw);
    const DigitBoards boards = boards_of(grid);
    for (int i = 0; i < kCellCount; ++i) {
      DigitSet left = DigitSet::all();
      for (Cell peer : peers_of(Cell(i)))
        if (const auto digit = grid[peer]) left.erase(*digit);
      const auto digit = grid[Cell(i)];
      EXPECT_EQ(boards.candidates(Cell(i)), digit ? DigitSet{*digit} : left);
      EXPECT_EQ(boards.open_cells().contains(Cell(i)), !digit);
    }
  }
}

TEST(DigitBoards, CountsAgreeWithALookAtEveryCellAndHouse) {
  RandomDraw draw(72);
  for (int round = 0; round < 200; ++round) {
    const Candidates candidates = random_candidates(draw);
    const DigitBoards boards(candidates);
    const auto by_size = boards.open_cells_by_size();
    for (int i = 0; i < kCellCount; ++i) {
      const int size = candidates[Cell(i)].size();
      ASSERT_EQ(by_size.none.contains(Cell(i)), size == 0);
      ASSERT_EQ(by_size.one.contains(Cell(i)), size == 1);
      ASSERT_EQ(by_size.two.contains(Cell(i)), size == 2);
    }
    for (Digit digit : DigitSet::all()) {
      CellBits only;
      std::array<CellBits, 3> paired;
      for (int h = 0; h < kHouseCount; ++h) {
        const auto places = places_of(candidates, House(h), digit);
        ASSERT_EQ(boards.places(digit, House(h)).size(), static_cast<int>(places.size()));
        for (Cell cell : places) {
          ASSERT_TRUE(boards.places(digit, House(h)).contains(cell));
          if (places.size() == 1) only.insert(cell);
          if (places.size() == 2) paired[static_cast<std::size_t>(h / 9)].insert(cell);
        }
      }
      ASSERT_EQ(boards.only_places(digit), only);
      ASSERT_EQ(boards.paired_places(digit), paired);
    }
  }
}

// Pointing and claiming, one house at a time, until nothing changes: locked candidates by the book.
bool strike_out_by_the_book(Candidates& candidates, Digit digit) {
  for (bool changed = true; changed;) {
    changed = false;
    for (int a = 0; a < kHouseCount; ++a) {
      const auto places = places_of(candidates, House(a), digit);
      if (places.empty()) return false;
      for (int b = 0; b < kHouseCount; ++b) {
        const auto in_b = [&](Cell cell) {
          return std::ranges::find(cells_of(House(b)), cell) != cells_of(House(b)).end();
        };
        if (a == b || !std::ranges::all_of(places, in_b)) continue;
        for (Cell cell : cells_of(House(b)))
          if (candidates[cell].contains(digit) && std::ranges::find(places, cell) == places.end()) {
            candidates[cell].erase(digit);
            changed = true;
          }
      }
    }
  }
  return true;
}

TEST(DigitBoards, LockedCandidatesAreThoseOfTheBook) {
  RandomDraw draw(73);
  int dead_ends = 0, struck_out = 0;
  for (int round = 0; round < 2000; ++round) {
    // A dense board of one digit is interesting, of all digits it would always be a dead end.
    Candidates candidates = Candidates::all();
    const Digit digit(1 + draw.below(9));
    const int rarity = 2 + draw.below(3);
    for (int i = 0; i < kCellCount; ++i)
      if (draw.once_in(rarity)) candidates[Cell(i)].erase(digit);
    DigitBoards boards(candidates);
    const int before = candidates.size();
    const auto dead_end = boards.strike_out_locked();
    ASSERT_EQ(!dead_end, strike_out_by_the_book(candidates, digit));
    if (dead_end) {
      ++dead_ends;
      EXPECT_EQ(dead_end->digit, digit);
      continue;
    }
    struck_out += before - candidates.size();
    for (int i = 0; i < kCellCount; ++i)
      ASSERT_EQ(boards.candidates(Cell(i)), candidates[Cell(i)]) << Cell(i).name();
  }
  EXPECT_GT(dead_ends, 20);
  EXPECT_GT(struck_out, 200);
}

TEST(DigitBoards, ADeadEndNamesAHouseOfTheCrowdedBand) {
  Candidates candidates = Candidates::all();
  // 5 in band 2: only in box 4, so that rows 4 to 6 want one place each of one box.
  for (int row = 3; row < 6; ++row)
    for (int column = 3; column < 9; ++column) candidates[Cell::at(row, column)].erase(Digit(5));
  const auto dead_end = DigitBoards(candidates).strike_out_locked();
  ASSERT_TRUE(dead_end);
  EXPECT_EQ(dead_end->house, House::row(4));
  EXPECT_EQ(dead_end->digit, Digit(5));
}

}  // namespace
}  // namespace nonet
