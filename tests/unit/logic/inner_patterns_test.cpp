#include "logic/chains/inner_patterns.hpp"

#include <gmock/gmock.h>

#include "logic/chains/chain_hint.hpp"
#include "support/chain_candidates.hpp"

namespace nonet::chains {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

constexpr TrailRules kRulesWithPatterns{.through_cells = true, .dynamic = true};

void add(ChainBoard& board, std::initializer_list<std::array<int, 3>> candidates) {
  for (const auto [row, column, digit] : candidates)
    board.add(9 * (row - 1) + column - 1, digit - 1);
}

std::vector<CandidateId> off_since(const ChainTrail& trail, std::size_t before) {
  return {trail.off_order().begin() + static_cast<std::ptrdiff_t>(before), trail.off_order().end()};
}

struct Outcome {
  std::vector<CandidateId> off, parents;
  InnerRule rule;
};
// Follows the assumption to its rest, then lets the patterns go on.
Outcome patterns_after(const ChainBoard& board, NodeId assumption) {
  ChainTrail trail;
  trail.start(board, assumption, kRulesWithPatterns);
  trail.spread();
  const std::size_t before = trail.off_order().size();
  Outcome outcome{};
  if (!apply_inner_patterns(trail)) return outcome;
  outcome.off = off_since(trail, before);
  const InnerStep& step = trail.inner_step(trail.off_link(outcome.off[0]).inner);
  outcome.rule = step.pattern.rule;
  outcome.parents.assign(trail.parents_of(step).begin(), trail.parents_of(step).end());
  return outcome;
}

// 1 in box 1: r1c1, r1c2, r2c3. Without r2c3 it is locked into row 1. The other digits of r2c3 keep
// plain links out.
TEST(InnerPatterns, LockedCandidatesRestOnThePlacesThatTheBoxLost) {
  ChainBoard board;
  add(board, {{1, 1, 1},
              {1, 1, 2},
              {1, 2, 1},
              {1, 2, 3},
              {2, 3, 1},
              {2, 3, 4},
              {2, 3, 5},
              {1, 9, 1},
              {1, 9, 6},
              {1, 9, 7},
              {2, 9, 1},
              {3, 8, 1},
              {2, 5, 1}});
  const Outcome outcome = patterns_after(board, off_node(candidate(2, 3, 1)));
  EXPECT_EQ(outcome.rule, InnerRule::locked);
  EXPECT_THAT(outcome.off, ElementsAre(candidate(1, 9, 1)));
  EXPECT_THAT(outcome.parents, ElementsAre(candidate(2, 3, 1)));
}

TEST(InnerPatterns, APatternThatWasThereBeforeDoesNotCount) {
  ChainBoard board;
  add(board, {{1, 1, 1}, {1, 2, 1}, {1, 9, 1}, {2, 9, 1}, {3, 8, 1}, {9, 9, 5}});
  EXPECT_TRUE(patterns_after(board, off_node(candidate(9, 9, 5))).off.empty());
}

// r1c1 {1,2,3} and r1c5 {1,2} make a pair as soon as 3 leaves r1c1.
TEST(InnerPatterns, NakedPairsRestOnWhatTheirCellsLost) {
  ChainBoard board;
  add(board, {{1, 1, 1}, {1, 1, 2}, {1, 1, 3}, {1, 5, 1}, {1, 5, 2}, {1, 9, 1}, {1, 9, 2},
              {1, 9, 3}, {1, 9, 4}, {1, 7, 3}, {1, 7, 4}, {2, 2, 3}, {2, 8, 1}, {3, 8, 2},
              {2, 8, 4}, {3, 4, 1}, {3, 4, 2}, {4, 1, 3}, {5, 1, 3}, {3, 1, 3}});
  const Outcome outcome = patterns_after(board, off_node(candidate(1, 1, 3)));
  EXPECT_EQ(outcome.rule, InnerRule::naked_pair);
  EXPECT_THAT(outcome.off, UnorderedElementsAre(candidate(1, 9, 1), candidate(1, 9, 2)));
  EXPECT_THAT(outcome.parents, ElementsAre(candidate(1, 1, 3)));
}

// java.util.HashMap: cell 17 is in bucket 1, cell 16 in bucket 0, cell 2 and 18 share one.
TEST(InnerPatterns, EliminationsComeInBucketOrder) {
  const ChainBoard board;
  ChainTrail trail;
  trail.start(board, on_node(0), kRulesWithPatterns);
  const int step = trail.add_inner_step({.rule = InnerRule::nested}, {});
  const std::array<CandidateId, 6> gone{candidate_at(17, 3), candidate_at(18, 8),
                                        candidate_at(2, 0),  candidate_at(16, 1),
                                        candidate_at(17, 0), candidate_at(15, 4)};
  add_in_bucket_order(trail, gone, step);
  EXPECT_THAT(off_since(trail, 0),
              ElementsAre(candidate_at(16, 1), candidate_at(17, 0), candidate_at(17, 3),
                          candidate_at(18, 8), candidate_at(2, 0), candidate_at(15, 4)));
}

TEST(InnerPatterns, MoreThanTwelveCellsMakeALargerTable) {
  const ChainBoard board;
  ChainTrail trail;
  trail.start(board, on_node(0), kRulesWithPatterns);
  const int step = trail.add_inner_step({.rule = InnerRule::nested}, {});
  std::vector<CandidateId> gone;
  for (int cell = 20; cell > 7; --cell) gone.push_back(candidate_at(cell, 0));
  add_in_bucket_order(trail, gone, step);
  EXPECT_THAT(off_since(trail, 0), testing::ElementsAreArray(gone.rbegin(), gone.rend()));
}

}  // namespace
}  // namespace nonet::chains
