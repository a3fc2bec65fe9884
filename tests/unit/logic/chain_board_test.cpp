#include "logic/chains/chain_board.hpp"

#include <gtest/gtest.h>

#include "support/chain_candidates.hpp"

namespace nonet::chains {
namespace {

TEST(ChainBoard, KeepsCellsAndHousesInStep) {
  ChainBoard board;
  board.add(Cell::at(4, 5).index(), 6);
  board.add(Cell::at(4, 7).index(), 6);
  EXPECT_EQ(board.digits(Cell::at(4, 5).index()), 1u << 6);
  EXPECT_EQ(board.places(6, House::row(4).index()), 1u << 5 | 1u << 7);
  EXPECT_EQ(board.places(6, House::column(5).index()), 1u << 4);
  EXPECT_EQ(board.places(6, House::box(4).index()), 1u << 5);  // second row, third column of it

  board.remove(Cell::at(4, 5).index(), 6);
  EXPECT_FALSE(board.has(candidate(5, 6, 7)));
  EXPECT_EQ(board.places(6, House::row(4).index()), 1u << 7);
  EXPECT_EQ(board.places(6, House::column(5).index()), 0u);
}

TEST(ChainBoard, TakesOverCandidates) {
  Candidates candidates;
  candidates[Cell::at(0, 0)] = DigitSet{Digit(1), Digit(9)};
  const ChainBoard board(candidates);
  EXPECT_TRUE(board.has(candidate(1, 1, 1)));
  EXPECT_TRUE(board.has(candidate(1, 1, 9)));
  EXPECT_FALSE(board.has(candidate(1, 1, 5)));
  EXPECT_EQ(board.digits(1), 0u);
}

TEST(ChainBoard, EveryHousePlaceLeadsBackToItsCell) {
  for (int cell = 0; cell < kCellCount; ++cell) {
    const auto& places = house_places(cell);
    EXPECT_EQ(House(places[0].house).kind(), House::Kind::box);
    EXPECT_EQ(House(places[1].house).kind(), House::Kind::row);
    EXPECT_EQ(House(places[2].house).kind(), House::Kind::column);
    for (const HousePlace place : places) EXPECT_EQ(cell_in(place.house, place.position), cell);
  }
}

TEST(ChainBoard, WeakLinksAreToldByCellThenBoxThenRowThenColumn) {
  EXPECT_EQ(weak_link(candidate(1, 1, 1), candidate(1, 1, 2)), kThroughCell);
  EXPECT_EQ(weak_link(candidate(1, 1, 1), candidate(1, 2, 1)), House::box(0).index());
  EXPECT_EQ(weak_link(candidate(1, 1, 1), candidate(1, 9, 1)), House::row(0).index());
  EXPECT_EQ(weak_link(candidate(1, 1, 1), candidate(9, 1, 1)), House::column(0).index());
}

}  // namespace
}  // namespace nonet::chains
