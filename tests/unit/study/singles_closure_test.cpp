#include "study/singles_closure.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "nonet/candidates.hpp"
#include "nonet/house.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::study {
namespace {

/// Singles as the rules say it, one at a time; nothing when a cell or a digit is left without
/// place.
std::optional<Candidates> plain_singles(Candidates open) {
  const auto place = [&](Cell cell, Digit digit) {
    const bool changes = open[cell].size() > 1;
    open[cell] = DigitSet::only(digit);
    for (Cell peer : peers_of(cell)) open[peer].erase(digit);
    return changes;
  };
  for (bool any = true; any;) {
    any = false;
    for (int i = 0; i < kCellCount; ++i) {
      if (open[Cell(i)].empty()) return std::nullopt;
      if (open[Cell(i)].size() > 1) continue;
      const Digit digit = open[Cell(i)].first();
      for (Cell peer : peers_of(Cell(i))) any |= open[peer].contains(digit);
      place(Cell(i), digit);
    }
    for (int h = 0; h < kHouseCount; ++h)
      for (Digit digit : DigitSet::all()) {
        std::optional<Cell> only;
        int places = 0;
        for (Cell cell : cells_of(House(h)))
          if (open[cell].contains(digit)) {
            only = cell;
            ++places;
          }
        if (places == 0) return std::nullopt;
        if (places == 1) any |= place(*only, digit);
      }
  }
  return open;
}

Candidates as_candidates(const SinglesClosure& board, const Candidates& filled) {
  Candidates open = filled;
  for (int i = 0; i < kCellCount; ++i) {
    if (board.is_filled(Cell(i))) continue;
    open[Cell(i)] = {};
    for (Digit digit : DigitSet::all())
      if (board.candidates(digit).contains(Cell(i))) open[Cell(i)].insert(digit);
  }
  return open;
}

TEST(SinglesClosure, PlacesAndRefutesAsSinglesDo) {
  RandomDraw draw(1);
  int refuted = 0, standing = 0;
  for (int i = 0; i < 12; ++i) {
    const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
    SinglesClosure start(puzzle);
    ASSERT_TRUE(start.run());
    Candidates all{};
    for (int c = 0; c < kCellCount; ++c)
      all[Cell(c)] = puzzle[Cell(c)] ? DigitSet::only(*puzzle[Cell(c)]) : DigitSet::all();
    const auto begin = plain_singles(all);
    ASSERT_TRUE(begin);
    ASSERT_EQ(as_candidates(start, *begin), *begin);
    for (Digit digit : DigitSet::all())
      for (Cell cell : start.candidates(digit)) {
        SinglesClosure trial = start;
        trial.place(cell, digit);
        Candidates tried = *begin;
        tried[cell] = DigitSet::only(digit);
        const auto expected = plain_singles(tried);
        ASSERT_EQ(trial.run(), expected.has_value());
        ++(expected ? standing : refuted);
        if (expected) {
          ASSERT_EQ(as_candidates(trial, *expected), *expected);
        }
      }
  }
  EXPECT_GT(refuted, 100);
  EXPECT_GT(standing, 100);
}

TEST(SinglesClosure, GoesOnFromAPosition) {
  RandomDraw draw(2);
  const Grid full = make_full_grid(draw);
  std::array<CellSet, 9> places{};
  for (int i = 0; i < kCellCount; ++i)
    places[static_cast<std::size_t>(full[Cell(i)]->index())].insert(Cell(i));
  SinglesClosure board(places, {});
  EXPECT_FALSE(board.is_complete());
  EXPECT_TRUE(board.run());
  EXPECT_TRUE(board.is_complete());
  board = SinglesClosure(places, {});
  board.strike(Cell(0), *full[Cell(0)]);
  EXPECT_FALSE(board.run());
}

}  // namespace
}  // namespace nonet::study
