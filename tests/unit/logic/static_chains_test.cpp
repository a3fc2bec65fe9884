#include "logic/chains/static_chains.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "support/chain_candidates.hpp"

namespace nonet::chains {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

ChainFindings found_on(const ChainBoard& board, ChainFindings::Keep keep) {
  ImplicationClosure closure;
  closure.close(board);
  StaticChains chains;
  ChainFindings findings(keep);
  chains.find(board, closure, findings);
  return findings;
}

// An X-wing of 1 in rows 1 and 9, columns 1 and 5, one candidate to strike; every cell has another
// digit that links to nothing.
ChainBoard x_wing() {
  return board_of({{1, 1, 1},
                   {1, 1, 2},
                   {1, 5, 1},
                   {1, 5, 3},
                   {9, 1, 1},
                   {9, 1, 4},
                   {9, 5, 1},
                   {9, 5, 5},
                   {4, 5, 1},
                   {4, 5, 6}});
}

TEST(StaticChains, AnXWingIsAnXCycle) {
  const ChainBoard board = x_wing();
  const ChainFindings findings = found_on(board, ChainFindings::Keep::best);
  ASSERT_EQ(findings.items().size(), 1u);
  const ChainFinding& best = findings.items()[0];
  EXPECT_EQ(best.kind, ChainKind::x_cycle);
  EXPECT_EQ(best.order.rating, 6.5);
  EXPECT_EQ(best.order.complexity, 4);
  EXPECT_THAT(cycle_eliminations(board, findings.path(best)), ElementsAre(candidate(4, 5, 1)));
}

TEST(StaticChains, WithoutAnythingToStrikeThereIsNoHint) {
  ChainBoard board = x_wing();
  board.remove(9 * 3 + 4, 0);
  EXPECT_TRUE(found_on(board, ChainFindings::Keep::all).empty());
}

TEST(StaticChains, AThirdPlaceBreaksTheLink) {
  ChainBoard board = x_wing();
  board.add(Cell::at(0, 8).index(), 0);
  board.add(Cell::at(8, 8).index(), 0);
  board.add(Cell::at(4, 0).index(), 0);
  EXPECT_TRUE(found_on(board, ChainFindings::Keep::all).empty());
}

// A skyscraper of 1: rows 1 and 9 with a foot each in column 1, roofs r1c5 and r9c6. The roofs do
// not see each other, so it is no cycle.
TEST(StaticChains, ATurbotFishRefutesWhatSeesBothEnds) {
  const ChainBoard board = board_of({{1, 1, 1},
                                     {1, 1, 2},
                                     {1, 5, 1},
                                     {1, 5, 3},
                                     {9, 1, 1},
                                     {9, 1, 4},
                                     {9, 6, 1},
                                     {9, 6, 5},
                                     {2, 6, 1},
                                     {2, 6, 7},
                                     {5, 6, 1},
                                     {5, 6, 8},
                                     {3, 4, 1},
                                     {3, 4, 9}});
  const ChainFindings findings = found_on(board, ChainFindings::Keep::best);
  ASSERT_EQ(findings.items().size(), 1u);
  EXPECT_EQ(findings.items()[0].kind, ChainKind::x_chain);
  EXPECT_EQ(findings.items()[0].order.complexity, 6);
  EXPECT_EQ(findings.items()[0].target, off_node(candidate(2, 6, 1)));
}

// r1c1 {1,2}, r1c5 {2,3}, r1c9 {3,1}: a circle of bivalue cells that takes 1 from r1c3.
TEST(StaticChains, BivalueCellsMakeAYCycle) {
  const ChainBoard board = board_of({{1, 1, 1},
                                     {1, 1, 2},
                                     {1, 5, 2},
                                     {1, 5, 3},
                                     {1, 9, 3},
                                     {1, 9, 1},
                                     {1, 3, 1},
                                     {1, 3, 7},
                                     {1, 3, 8}});
  const ChainFindings findings = found_on(board, ChainFindings::Keep::all);
  const auto cycle = std::ranges::find(findings.items(), ChainKind::y_cycle, &ChainFinding::kind);
  ASSERT_NE(cycle, findings.items().end());
  EXPECT_EQ(cycle->order.complexity, 6);
  EXPECT_THAT(cycle_eliminations(board, findings.path(*cycle)),
              UnorderedElementsAre(candidate(1, 3, 1)));
}

TEST(StaticChains, TheBestIsTheFirstOfAllSorted) {
  const ChainBoard board = x_wing();
  ChainFindings all = found_on(board, ChainFindings::Keep::all);
  all.sort();
  const ChainFindings best = found_on(board, ChainFindings::Keep::best);
  EXPECT_EQ(all.items()[0].order, best.items()[0].order);
  EXPECT_EQ(all.items()[0].source, best.items()[0].source);
}

// How many nodes the shortest chain has by which an assumption leads to its opposite, looked for
// everywhere; 0: there is none.
int plain_length(const PlainLinks& links, NodeId source, Links along) {
  std::array<int, kNodeCount> length{};
  std::vector<NodeId> waiting{source};
  length[source] = 1;
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const NodeId node = waiting[i];
    const auto come_to = [&](NodeId next) {
      if (length[next] != 0) return;
      length[next] = length[node] + 1;
      waiting.push_back(next);
    };
    if (is_on(node))
      for (CandidateId off : links.weak(candidate_of(node), along)) come_to(off_node(off));
    else
      for (StrongLink link : links.strong(candidate_of(node), along))
        come_to(on_node(link.candidate));
  }
  return length[source ^ 1u];
}

// The search looks only at what may lead back. It overlooks nothing, and finds the shortest.
TEST(StaticChains, AreThoseOfASearchThatLooksEverywhere) {
  std::mt19937_64 random(11);
  int chains = 0;
  for (unsigned round = 0; round < 40; ++round) {
    const ChainBoard board = strewn_board(random, 2 + round % 8);
    ImplicationClosure closure;
    closure.close(board);
    std::map<std::pair<ChainKind, NodeId>, int> lengths;
    const ChainFindings findings = found_on(board, ChainFindings::Keep::all);
    for (const ChainFinding& finding : findings.items())
      if (!is_cycle(finding.kind))
        lengths[{finding.kind, finding.source}] = finding.order.complexity;
    for (int node = 0; node < kNodeCount; ++node) {
      const auto source = static_cast<NodeId>(node);
      if (!board.has(candidate_of(source))) continue;
      if (bit_count(board.digits(candidate_of(source) / 9)) < 2) continue;  // a single
      for (const auto& [kind, along] :
           {std::pair(ChainKind::x_chain, Links::x), std::pair(ChainKind::xy_chain, Links::xy)}) {
        const auto known = lengths.find({kind, source});
        EXPECT_EQ(known == lengths.end() ? 0 : known->second,
                  plain_length(closure.links(), source, along));
        chains += known != lengths.end();
      }
    }
  }
  EXPECT_GT(chains, 100);
}

}  // namespace
}  // namespace nonet::chains
