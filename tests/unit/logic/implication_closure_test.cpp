#include "logic/chains/implication_closure.hpp"

#include <gtest/gtest.h>

#include <random>

#include "logic/chains/chain_hint.hpp"
#include "logic/rating_path.hpp"
#include "support/chain_candidates.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::chains {
namespace {

// The closure against the plain search: an assumption refutes itself exactly if following it meets
// a clash; without clashes, the digits of a cell agree exactly if their trails share a consequence.
class ClosureCheck {
 public:
  int refuted = 0, agreeing = 0, apart = 0;

  void operator()(const ChainBoard& board) {
    closure_.close(board);
    for (int candidate = 0; candidate < kCandidateCount; ++candidate) {
      if (!board.has(candidate)) continue;
      const bool clashed = follow(0, board, candidate).clashed();
      ASSERT_EQ(closure_.refuted().contains(candidate), clashed) << candidate;
      ASSERT_EQ((closure_.refuted_digits(candidate / 9) >> candidate % 9 & 1) != 0, clashed);
      refuted += clashed;
    }
    if (!closure_.refuted().empty()) return;
    for (int cell = 0; cell < kCellCount; ++cell)
      if (std::popcount(board.digits(cell)) > 1) check_cell(board, cell);
  }

 private:
  const ChainTrail& follow(std::size_t slot, const ChainBoard& board, int candidate) {
    trails_[slot].start(board, on_node(candidate), {.through_cells = true, .dynamic = false});
    trails_[slot].spread();
    return trails_[slot];
  }

  void check_cell(const ChainBoard& board, int cell) {
    std::vector<CandidateId> candidates;
    CandidateSet on, off;
    for_each_bit(board.digits(cell), [&](int digit) {
      const ChainTrail& trail = follow(candidates.size(), board, candidate_at(cell, digit));
      if (candidates.empty()) {
        on = trail.on();
        off = trail.off();
      }
      on &= trail.on();
      off &= trail.off();
      candidates.push_back(candidate_at(cell, digit));
    });
    bool any = !off.empty();
    on.for_each([&](int c) { any = any || std::popcount(board.digits(c / 9)) > 1; });
    ASSERT_EQ(closure_.agree(candidates), any) << cell;
    ++(any ? agreeing : apart);
  }

  ImplicationClosure closure_;
  std::vector<ChainTrail> trails_{9};
};

TEST(ImplicationClosure, KnowsWhatTrailsFindOnStrewnBoards) {
  std::mt19937_64 random(20261130);
  ClosureCheck check;
  for (unsigned round = 0; round < 60; ++round) check(strewn_board(random, 2 + round % 6));
  EXPECT_GT(check.refuted, 0);
}

TEST(ImplicationClosure, KnowsWhatTrailsFindOnTheWayToASolution) {
  logic::RatingPath path(false);
  path.start(logic::Board(Puzzle(grid_of(
      ".12..3.74..92..6..6.8...1.......6.48....1.23.74...............23..4...1..64....8."))));
  ClosureCheck check;
  do check(ChainBoard(path.board().all_candidates()));
  while (path.next({}) != nullptr);
  EXPECT_GT(check.refuted, 0);
  EXPECT_GT(check.agreeing, 0);
  EXPECT_GT(check.apart, 0);
}

TEST(ImplicationClosure, AnEmptyBoardHasNothing) {
  ImplicationClosure closure;
  closure.close(ChainBoard());
  EXPECT_TRUE(closure.refuted().empty());
}

}  // namespace
}  // namespace nonet::chains
