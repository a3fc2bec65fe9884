#include "logic/chains/chain_step.hpp"

#include <gmock/gmock.h>

#include "logic/technique_table.hpp"
#include "support/chain_candidates.hpp"

namespace nonet::chains {
namespace {

// 1 off in r1c1 makes it on in r1c5 (row 1), which makes it off in r4c5 (column 5).
ChainHint plain_hint() {
  ChainHint hint;
  hint.kind = ChainKind::xy_chain;
  hint.rating = 7.1;
  hint.complexity = 3;
  hint.source = off_node(candidate(1, 1, 1));
  hint.conclusion = off_node(candidate(4, 5, 1));
  hint.eliminations = {candidate(4, 5, 1)};
  hint.chains.push_back({{{off_node(candidate(4, 5, 1)), kThroughCell, {}, {1}, {}},
                          {on_node(candidate(1, 5, 1)), 0, {}, {2}, {}},
                          {off_node(candidate(1, 1, 1)), kAssumed, {}, {}, {}}}});
  return hint;
}

TEST(ChainStep, TellsTheChainFromItsStart) {
  const Step step = make_step(plain_hint(), ChainFamily::plain);
  EXPECT_EQ(step.technique, Technique(logic::kForcingChain));
  EXPECT_EQ(step.rating, 7.1);
  EXPECT_EQ(step.length, 3);
  ASSERT_EQ(step.chains.size(), 1u);
  const auto& nodes = step.chains[0].nodes;
  ASSERT_EQ(nodes.size(), 3u);
  EXPECT_EQ(nodes[0].cause, ChainNode::Cause::assumption);
  EXPECT_FALSE(nodes[0].on);
  EXPECT_EQ(nodes[1].cause, ChainNode::Cause::house);
  EXPECT_EQ(nodes[1].house, House::row(0));
  EXPECT_EQ(nodes[2].house, House::column(4));
  EXPECT_THAT(nodes[2].parents, testing::ElementsAre(1));
  ASSERT_EQ(step.eliminations.size(), 1u);
  EXPECT_EQ(step.eliminations[0].name(), "1r4c5");
  EXPECT_TRUE(step.placements.empty());
}

TEST(ChainStep, APlacementStandsForItsEliminations) {
  ChainHint hint = plain_hint();
  hint.placement = candidate(4, 5, 2);
  const Step step = make_step(hint, ChainFamily::plain);
  ASSERT_EQ(step.placements.size(), 1u);
  EXPECT_TRUE(step.eliminations.empty());
}

TEST(ChainStep, InnerPatternsAreStepsOfTheirOwn) {
  ChainHint hint = plain_hint();
  hint.kind = ChainKind::contradiction;
  hint.chains[0].links[0].pattern =
      InnerPattern{InnerRule::locked, 18, 0, 1u, 0b011};  // 1 of box 1 is in r1c1 and r1c2
  hint.chains[0].links[0].parents = {2};
  const Step step = make_step(hint, ChainFamily::dynamic_plus);
  EXPECT_EQ(step.technique, Technique(logic::kDynamicContradictionPlus));
  ASSERT_EQ(step.nested.size(), 1u);
  EXPECT_EQ(step.nested[0].technique, Technique(logic::kPointing));
  EXPECT_THAT(step.nested[0].cells, testing::ElementsAre(Cell::at(0, 0), Cell::at(0, 1)));
  EXPECT_THAT(step.nested[0].covers, testing::ElementsAre(House::row(0)));
  EXPECT_EQ(step.chains[0].nodes.back().cause, ChainNode::Cause::nested);
}

// Every pair of kind and level has an entry whose rating is that of the level.
TEST(ChainStep, EveryDynamicKindHasAnEntryAtEveryLevel) {
  const std::array<double, 5> ratings{8.5, 9.0, 9.5, 10.0, 10.5};
  std::vector<const logic::TechniqueEntry*> seen;
  for (const ChainKind kind :
       {ChainKind::cell, ChainKind::house, ChainKind::contradiction, ChainKind::double_chain})
    for (std::size_t level = 0; level < ratings.size(); ++level) {
      const auto family =
          static_cast<ChainFamily>(static_cast<std::size_t>(ChainFamily::dynamic) + level);
      const logic::TechniqueEntry& entry = entry_of(kind, family, 9.9);
      EXPECT_EQ(entry.info.rating, ratings[level]) << entry.info.name;
      EXPECT_THAT(seen, testing::Not(testing::Contains(&entry)));
      seen.push_back(&entry);
    }
  EXPECT_EQ(&entry_of(ChainKind::x_chain, ChainFamily::plain, 6.6), &logic::kTurbotFish);
  EXPECT_EQ(&entry_of(ChainKind::x_chain, ChainFamily::plain, 6.6 + 0.1), &logic::kForcingXChain);
}

}  // namespace
}  // namespace nonet::chains
