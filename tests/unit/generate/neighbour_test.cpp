#include "generate/neighbour.hpp"

#include <gtest/gtest.h>

#include "nonet/minimality.hpp"
#include "support/puzzle_makers.hpp"
#include "support/textbook_solutions.hpp"

namespace nonet::generate {
namespace {

TEST(Neighbours, AreUniqueAndSoManyGivensAway) {
  RandomDraw draw(1);
  Random random(1);
  Neighbours neighbours(random, 1000);
  for (const auto& [remove, add] :
       {std::pair(1, 1), std::pair(2, 1), std::pair(1, 2), std::pair(2, 2), std::pair(3, 3)}) {
    int found = 0;
    for (int i = 0; i < 300 && found < 10; ++i) {
      const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
      const auto neighbour = neighbours.draw(puzzle, remove, add);
      if (!neighbour) continue;
      ++found;
      EXPECT_EQ(neighbour->filled(), puzzle.filled() - remove + add);
      int lost = 0;
      for (int c = 0; c < kCellCount; ++c)
        lost += !puzzle.is_blank(Cell(c)) && (*neighbour)[Cell(c)] != puzzle[Cell(c)];
      EXPECT_LE(lost, remove);
      EXPECT_NE(*neighbour, puzzle);
      EXPECT_EQ(textbook_solutions(Puzzle(*neighbour), 2),
                std::vector{line_of(neighbours.solution())});
    }
    EXPECT_GT(found, 0) << remove << " " << add;
  }
}

TEST(Neighbours, ManyOfOnePuzzle) {
  RandomDraw draw(4);
  Random random(4);
  Neighbours neighbours(random, 1000);
  int found = 0;
  for (int i = 0; i < 20; ++i) {
    const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
    for (const int remove : {1, 2}) {
      if (!neighbours.take_away(puzzle, remove)) continue;
      for (int k = 0; k < 6; ++k) {
        const int add = 1 + k % 2;
        const auto neighbour = neighbours.put_in(add);
        if (!neighbour) continue;
        ++found;
        EXPECT_EQ(neighbour->filled(), puzzle.filled() - remove + add);
        EXPECT_NE(*neighbour, puzzle);
        EXPECT_EQ(textbook_solutions(Puzzle(*neighbour), 2).size(), 1u);
        int kept = 0;
        for (int c = 0; c < kCellCount; ++c)
          kept += !puzzle.is_blank(Cell(c)) && (*neighbour)[Cell(c)] == puzzle[Cell(c)];
        EXPECT_GE(kept, puzzle.filled() - remove);
      }
    }
  }
  EXPECT_GT(found, 40);
  EXPECT_FALSE(neighbours.take_away(Grid(), 1));  // too much
}

TEST(Neighbours, WhatHasTooManyCompletionsIsPassedOverAndRemembered) {
  RandomDraw draw(5);
  const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
  TooFree too_free;
  Random random(5), again(5);
  Neighbours first(random, 1), second(again, 1), never(again, 1'000'000);
  first.remember(too_free);
  EXPECT_FALSE(first.draw(puzzle, 1, 1));
  EXPECT_TRUE(first.passed_over());
  CellSet removed;  // as `first` drew them
  for (Cell cell : CellSet::filled(puzzle))
    if (too_free.holds(CellSet::only(cell))) removed.insert(cell);
  EXPECT_EQ(removed.size(), 1);
  second.remember(too_free);
  EXPECT_FALSE(second.draw(puzzle, 1, 1));
  EXPECT_TRUE(second.passed_over());
  static_cast<void>(never.draw(puzzle, 1, 1));
  EXPECT_FALSE(never.passed_over());
}

TEST(Neighbours, RedundantOnesOnlyWhenAllowed) {
  RandomDraw draw(6);
  Random random(6);
  Neighbours neighbours(random, 1000);
  const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
  EXPECT_FALSE(neighbours.draw(puzzle, 0, 2));
  const auto more = neighbours.draw(puzzle, 0, 2, true);
  ASSERT_TRUE(more);
  EXPECT_EQ(more->filled(), puzzle.filled() + 2);
  EXPECT_EQ(textbook_solutions(Puzzle(*more), 2), textbook_solutions(Puzzle(puzzle), 2));
  EXPECT_FALSE(neighbours.draw(make_full_grid(draw), 0, 1, true));  // no room
}

TEST(Neighbours, NothingWhenThereIsNoSuchPuzzle) {
  Random random(2);
  Neighbours neighbours(random, 1000);
  EXPECT_FALSE(neighbours.draw(Grid(), 0, 1));
  EXPECT_FALSE(neighbours.draw(Grid(), 1, 1));
  RandomDraw draw(2);
  const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
  EXPECT_FALSE(neighbours.draw(puzzle, 0, 0));
  EXPECT_FALSE(neighbours.draw(puzzle, 1, 0));
}

TEST(Neighbours, RedundantGivensCanGo) {
  RandomDraw draw(3);
  Random random(3);
  for (int i = 0; i < 20; ++i) {
    const Grid full = make_full_grid(draw);
    const Grid puzzle = restore_digits(make_minimal_puzzle(full, draw), full, 8, draw);
    const Grid minimal = without_redundant(puzzle, random);
    EXPECT_TRUE(is_minimal(minimal));
    EXPECT_TRUE(CellSet::filled(minimal).is_within(CellSet::filled(puzzle)));
  }
}

}  // namespace
}  // namespace nonet::generate
