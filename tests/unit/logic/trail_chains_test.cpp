#include "logic/chains/trail_chains.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "logic/chains/hint_builder.hpp"
#include "support/chain_candidates.hpp"

namespace nonet::chains {
namespace {

using testing::ElementsAre;

struct Search {
  TrailStore store;
  ChainFindings findings{ChainFindings::Keep::all};

  Search(const ChainBoard& board, TrailRules rules, const TrailTechnique& technique) {
    Interrupt never;
    store.reset(board, rules);
    TrailChains().find(store, technique, findings, never);
    findings.sort();
  }
};

constexpr TrailRules kStaticRules{.through_cells = true, .dynamic = false};
constexpr TrailRules kOneDigit{.through_cells = false, .dynamic = true};

// r1c1 {1,2,3}; each digit leads to 9 leaving r5c5: 1 by r1c5 {1,9}, 2 by r5c1 {2,9}, 3 by r1c2
// {3,4} and r5c2 {4,9}. The lone candidates of the last line are third places in the houses.
ChainBoard three_ways() {
  return board_of({{1, 1, 1}, {1, 1, 2}, {1, 1, 3}, {1, 5, 1}, {1, 5, 9}, {5, 1, 2}, {5, 1, 9},
                   {1, 2, 3}, {1, 2, 4}, {5, 2, 4}, {5, 2, 9}, {5, 5, 9}, {5, 5, 8}, {5, 5, 7},
                   {1, 9, 1}, {9, 5, 9}, {9, 1, 2}, {1, 8, 3}, {2, 3, 3}, {9, 2, 4}, {4, 3, 9}});
}

TEST(TrailChains, ACellForcesWhatAllItsDigitsForce) {
  const ChainBoard board = three_ways();
  const Search search(board, kStaticRules, kMultipleTrails);
  const auto cell = std::ranges::find_if(search.findings.items(), [](const ChainFinding& finding) {
    return finding.kind == ChainKind::cell && finding.target == off_node(candidate(5, 5, 9));
  });
  ASSERT_NE(cell, search.findings.items().end());
  EXPECT_EQ(cell->cell, 0);
  // 4 nodes each for 1 and 2 (on, off, on, off), 6 for 3.
  EXPECT_EQ(cell->order.complexity, 4 + 4 + 6);
  EXPECT_EQ(cell->order.rating, 8.0 + length_rating(14));

  const ChainHint hint = build_trail_hint(search.store, *cell);
  ASSERT_EQ(hint.chains.size(), 3u);
  EXPECT_EQ(hint.chains[2].links.size(), 6u);
  EXPECT_EQ(hint.chains[0].links.front().node, off_node(candidate(5, 5, 9)));
  EXPECT_EQ(hint.chains[0].links.back().node, on_node(candidate(1, 1, 1)));
  EXPECT_THAT(hint.eliminations, ElementsAre(candidate(5, 5, 9)));
  EXPECT_FALSE(hint.placement);
}

TEST(TrailChains, OneDigitThatLeadsElsewhereSparesTheCandidate) {
  ChainBoard board = three_ways();
  board.add(Cell::at(4, 1).index(), 0);  // r5c2 has a third digit
  const Search search(board, kStaticRules, kMultipleTrails);
  EXPECT_TRUE(std::ranges::none_of(search.findings.items(), [](const ChainFinding& finding) {
    return finding.kind == ChainKind::cell && finding.target == off_node(candidate(5, 5, 9));
  }));
}

// 1 in rows 1, 5, 9 has the columns 1 and 5 only: three rows for two columns.
TEST(TrailChains, NishioRefutesADigitByItselfAlone) {
  const ChainBoard board = board_of({{1, 1, 1},
                                     {1, 1, 2},
                                     {1, 5, 1},
                                     {1, 5, 3},
                                     {5, 1, 1},
                                     {5, 1, 4},
                                     {5, 5, 1},
                                     {5, 5, 5},
                                     {9, 1, 1},
                                     {9, 1, 6},
                                     {9, 5, 1},
                                     {9, 5, 7}});
  const Search search(board, kOneDigit, kNishioTrails);
  ASSERT_FALSE(search.findings.empty());
  for (const ChainFinding& finding : search.findings.items())
    EXPECT_EQ(finding.kind, ChainKind::contradiction);
  const ChainHint hint = build_trail_hint(search.store, search.findings.items()[0]);
  ASSERT_EQ(hint.chains.size(), 2u);
  EXPECT_EQ(hint.chains[0].links[0].node ^ 1, hint.chains[1].links[0].node);
  EXPECT_EQ(hint.chains[0].links.size() + hint.chains[1].links.size(),
            static_cast<std::size_t>(hint.complexity));
}

TEST(TrailChains, APlacementTakesTheOtherDigitsOfTheCell) {
  const ChainBoard board = three_ways();
  EXPECT_THAT(eliminations_of(board, on_node(candidate(1, 1, 2))),
              ElementsAre(candidate(1, 1, 1), candidate(1, 1, 3)));
}

}  // namespace
}  // namespace nonet::chains
