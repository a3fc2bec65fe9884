#include "logic/chains/chain_trail.hpp"

#include <gmock/gmock.h>

#include "logic/chains/chain_ancestry.hpp"
#include "logic/chains/chain_hint.hpp"
#include "support/chain_candidates.hpp"

namespace nonet::chains {
namespace {

using testing::ElementsAre;

constexpr TrailRules kStaticTrail{.through_cells = true, .dynamic = false};
constexpr TrailRules kDynamicTrail{.through_cells = true, .dynamic = true};

int ancestors(const ChainTrail& trail, NodeId node) {
  std::vector<const ChainHint*> nested;
  AncestorCounter counter;
  return counter.count({&trail, node}, nested);
}

TEST(ChainTrail, OnMakesOffTheCellThenBoxRowColumn) {
  ChainBoard board = board_of({{1, 1, 1},
                               {1, 1, 5},
                               {1, 1, 3},
                               {1, 9, 1},
                               {1, 8, 1},
                               {9, 1, 1},
                               {8, 1, 1},
                               {2, 3, 1},
                               {2, 2, 1}});
  // Enough other places that nothing comes on.
  for (const int line : {1, 2})
    for (const int far : {6, 7, 8}) {
      board.add(9 * line + far, 0);
      board.add(9 * far + line, 0);
    }
  ChainTrail trail;
  trail.start(board, on_node(candidate(1, 1, 1)), kStaticTrail);
  trail.spread();
  EXPECT_FALSE(trail.clashed());
  EXPECT_THAT(trail.on_order(), ElementsAre(candidate(1, 1, 1)));
  EXPECT_THAT(
      trail.off_order(),
      ElementsAre(candidate(1, 1, 3), candidate(1, 1, 5), candidate(2, 2, 1), candidate(2, 3, 1),
                  candidate(1, 8, 1), candidate(1, 9, 1), candidate(8, 1, 1), candidate(9, 1, 1)));
}

TEST(ChainTrail, OffMakesOnTheLastOfACellAndTheLastPlaceOfAHouse) {
  const ChainBoard board =
      board_of({{1, 1, 1}, {1, 1, 2}, {1, 9, 1}, {1, 9, 3}, {1, 9, 4}, {9, 1, 1}, {5, 1, 1}});
  ChainTrail trail;
  trail.start(board, off_node(candidate(1, 1, 1)), kStaticTrail);
  trail.spread();
  EXPECT_THAT(trail.on_order(), ElementsAre(candidate(1, 1, 2), candidate(1, 9, 1)));
  EXPECT_EQ(trail.on_link(candidate(1, 1, 2)).through, kThroughCell);
  EXPECT_EQ(trail.on_link(candidate(1, 9, 1)).through, House::row(0).index());
  EXPECT_EQ(ancestors(trail, on_node(candidate(1, 9, 1))), 2);
}

TEST(ChainTrail, OneDigitOnlyStaysOutOfCells) {
  const ChainBoard board = board_of({{1, 1, 1}, {1, 1, 2}, {1, 9, 1}, {1, 9, 3}});
  ChainTrail trail;
  trail.start(board, on_node(candidate(1, 1, 1)), {.through_cells = false, .dynamic = true});
  trail.spread();
  EXPECT_THAT(trail.off_order(), ElementsAre(candidate(1, 9, 1)));
}

TEST(ChainTrail, DynamicTrailsTakeTheOffsFromTheBoard) {
  // 2 leaves r1c1 and so stands in r1c9; that takes 3 from there, which so stands in r1c8.
  const ChainBoard board =
      board_of({{1, 1, 1}, {1, 1, 2}, {1, 9, 1}, {1, 9, 2}, {1, 9, 3}, {1, 8, 3}, {1, 8, 4}});
  ChainTrail trail;
  trail.start(board, on_node(candidate(1, 1, 1)), kDynamicTrail);
  trail.spread();
  EXPECT_THAT(trail.on_order(),
              ElementsAre(candidate(1, 1, 1), candidate(1, 9, 2), candidate(1, 8, 3)));
  EXPECT_EQ(ancestors(trail, on_node(candidate(1, 8, 3))), 5);
  EXPECT_FALSE(trail.live_board().has(candidate(1, 9, 3)));
  EXPECT_TRUE(trail.initial_board().has(candidate(1, 9, 3)));
}

// "r1c9 is 1" takes 1 from r1c1 at once, and 2 by way of r5c9 and r5c1. What is left in r1c1 rests
// on both, and only a dynamic trail knows.
TEST(ChainTrail, WhatWentBeforeBecomesAParentToo) {
  const ChainBoard board = board_of({{1, 9, 1},
                                     {1, 9, 4},
                                     {5, 9, 4},
                                     {5, 9, 2},
                                     {5, 1, 2},
                                     {5, 1, 5},
                                     {1, 1, 1},
                                     {1, 1, 2},
                                     {1, 1, 3}});
  ChainTrail still, moving;
  still.start(board, on_node(candidate(1, 9, 1)), kStaticTrail);
  still.spread();
  EXPECT_FALSE(still.on().contains(candidate(1, 1, 3)));
  moving.start(board, on_node(candidate(1, 9, 1)), kDynamicTrail);
  moving.spread();
  ASSERT_TRUE(moving.on().contains(candidate(1, 1, 3)));
  EXPECT_EQ(moving.on_link(candidate(1, 1, 3)).gone, 0b011u);
  EXPECT_EQ(ancestors(moving, on_node(candidate(1, 1, 3))), 8);
}

TEST(ChainTrail, EndsWithTheFirstClash) {
  // Three cells of a row with two digits: no way out.
  const ChainBoard board =
      board_of({{1, 1, 1}, {1, 1, 2}, {1, 5, 1}, {1, 5, 2}, {1, 9, 1}, {1, 9, 2}});
  ChainTrail trail;
  trail.start(board, on_node(candidate(1, 1, 1)), kStaticTrail);
  trail.spread();
  ASSERT_TRUE(trail.clashed());
  const auto ends = clash_ends(trail);
  EXPECT_EQ(candidate_of(ends[0].node), candidate_of(ends[1].node));
  EXPECT_TRUE(is_on(ends[0].node));
  EXPECT_NE(ends[0].late, ends[1].late);
  EXPECT_EQ(ancestors_of(ends[0]).back(), on_node(candidate(1, 1, 1)));
  EXPECT_EQ(ancestors_of(ends[1]).back(), on_node(candidate(1, 1, 1)));
}

}  // namespace
}  // namespace nonet::chains
