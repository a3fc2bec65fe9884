#include "logic/chains/nested_chains.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "logic/chains/chain_finder.hpp"
#include "logic/chains/hint_builder.hpp"
#include "support/chain_candidates.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::chains {
namespace {

// The puzzle of rating 11.9, and what the first five steps of its path strike.
constexpr std::string_view kNestedPuzzle =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

ChainBoard after_five_steps() {
  logic::Board board{Puzzle(grid_of(kNestedPuzzle))};
  for (const auto [row, column, digit] : std::initializer_list<std::array<int, 3>>{
           {7, 4, 3}, {4, 4, 3}, {2, 2, 6}, {1, 1, 8}, {2, 1, 7}})
    board.eliminate(Cell::at(row - 1, column - 1), Digit(digit));
  return ChainBoard(board.all_candidates());
}

// The trail of "r7c9 is 2" ends where a dynamic chain on the board that it has left takes 6 from
// r2c4 (as the reference program tells that step).
TEST(NestedRules, DynamicChainsCarryATrailOn) {
  const ChainBoard board = after_five_steps();
  Interrupt never;
  TrailStore store;
  store.reset(board, {.through_cells = true, .dynamic = true});
  NestedRules rules(InnerLevel::dynamic);
  store.raise(&rules);
  const ChainTrail& trail = store.trail(on_node(candidate(7, 9, 2)), never);
  ASSERT_TRUE(trail.off().contains(candidate(2, 4, 6)));
  const InnerStep* step = inner_step_of({&trail, off_node(candidate(2, 4, 6))});
  ASSERT_NE(step, nullptr);
  EXPECT_EQ(step->pattern.rule, InnerRule::nested);
  ASSERT_NE(step->nested, nullptr);
  EXPECT_EQ(step->nested->kind, ChainKind::contradiction);
  EXPECT_EQ(step->nested->complexity, 74);
  EXPECT_EQ(step->nested->conclusion, off_node(candidate(2, 4, 6)));
  std::vector<CandidateId> parents(trail.parents_of(*step).begin(), trail.parents_of(*step).end());
  std::ranges::sort(parents);
  EXPECT_EQ(parents, (std::vector{candidate(1, 5, 2), candidate(6, 9, 2), candidate(7, 4, 2),
                                  candidate(7, 9, 4), candidate(7, 9, 7), candidate(9, 5, 1)}));
}

// Levels below do not know it.
TEST(NestedRules, StaticChainsDoNotReachThatFar) {
  const ChainBoard board = after_five_steps();
  Interrupt never;
  TrailStore store;
  store.reset(board, {.through_cells = true, .dynamic = true});
  std::size_t before = 0;
  for (const InnerLevel level : {InnerLevel::patterns, InnerLevel::plain, InnerLevel::multiple}) {
    NestedRules rules(level);
    store.raise(&rules);
    const ChainTrail& trail = store.trail(on_node(candidate(7, 9, 2)), never);
    EXPECT_FALSE(trail.off().contains(candidate(2, 4, 6)));
    EXPECT_GE(trail.off_order().size(), before);
    before = trail.off_order().size();
    store.raise(nullptr);
  }
}

// A trail that went on from level to level is the same as one that began at the last.
TEST(NestedRules, TrailsGoOnAsIfBegunAnew) {
  const ChainBoard board = after_five_steps();
  Interrupt never;
  TrailStore grown, fresh;
  NestedRules patterns(InnerLevel::patterns), plain(InnerLevel::plain),
      multiple(InnerLevel::multiple);
  grown.reset(board, {.through_cells = true, .dynamic = true});
  fresh.reset(board, {.through_cells = true, .dynamic = true});
  fresh.raise(&multiple);
  for (int cell = 0; cell < kCellCount; cell += 4)
    for_each_bit(board.digits(cell), [&](int digit) {
      const NodeId assumption = on_node(candidate_at(cell, digit));
      grown.raise(nullptr);
      grown.trail(assumption, never);
      for (NestedRules* rules : {&patterns, &plain, &multiple}) {
        grown.raise(rules);
        grown.trail(assumption, never);
      }
      const ChainTrail &a = grown.known_trail(assumption), &b = fresh.trail(assumption, never);
      ASSERT_TRUE(std::ranges::equal(a.on_order(), b.on_order()));
      ASSERT_TRUE(std::ranges::equal(a.off_order(), b.off_order()));
      ASSERT_EQ(a.clashed(), b.clashed());
    });
}

}  // namespace
}  // namespace nonet::chains
