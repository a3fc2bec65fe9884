#include "watch/decision_tree.hpp"

#include <gmock/gmock.h>

#include "unit_watch/watch_samples.hpp"

namespace nonet::cli {
namespace {

using namespace nonet::test;
using testing::ElementsAre;
using testing::IsEmpty;

// Cells 0, 1 and 2: 0=1 leads to 1=2 (which fails) and 1=3 (below it 2=4, a solution, and 2=5),
// then 0=6 fails.
const std::vector<SearchEvent> kSmallSearch{
    place(0, 1, 0),   place(1, 2, 1),   reject(2, 9, 0, 8), reject(2, 8, 0, 7), retreat(1, 2, 2),
    place(1, 3, 1),   place(2, 4, 2),   solved(3),          retreat(2, 4, 3),   place(2, 5, 2),
    retreat(2, 5, 3), retreat(1, 3, 2), retreat(0, 1, 1),   place(0, 6, 0),     retreat(0, 6, 1)};

DecisionTree tree_of(const std::vector<SearchEvent>& events, TreeLimits limits) {
  DecisionTree tree(limits);
  for (const SearchEvent& event : events) tree.add(event);
  return tree;
}

std::uint64_t choices_in(const DecisionTree& tree) {
  std::uint64_t choices = tree.nodes().size() - 1;
  for (const TreeNode& node : tree.nodes()) choices += node.cut_choices;
  return choices;
}

TEST(DecisionTree, KeepsEverythingWithinItsLimits) {
  const DecisionTree tree = tree_of(kSmallSearch, {8, 100});
  const auto& nodes = tree.nodes();
  ASSERT_EQ(nodes.size(), 7u);
  EXPECT_THAT(nodes[0].children, ElementsAre(1, 6));
  EXPECT_THAT(nodes[1].children, ElementsAre(2, 3));
  EXPECT_THAT(nodes[3].children, ElementsAre(4, 5));
  EXPECT_EQ(nodes[6].digit, Digit(6));
  EXPECT_THAT(nodes[2].rejected, ElementsAre(std::pair(Cell(2), DigitSet{Digit(8), Digit(9)})));
  EXPECT_TRUE(nodes[4].solved);
  for (const std::size_t i : {0, 1, 3, 4}) EXPECT_TRUE(nodes[i].on_solution_path);
  for (const std::size_t i : {2, 5, 6}) EXPECT_FALSE(nodes[i].on_solution_path);
  for (const TreeNode& node : nodes) EXPECT_EQ(node.cut_choices, 0u);
}

TEST(DecisionTree, CutsAtADepth) {
  const DecisionTree tree = tree_of(kSmallSearch, {1, 100});
  const auto& nodes = tree.nodes();
  ASSERT_EQ(nodes.size(), 3u);
  EXPECT_EQ(nodes[1].cut_choices, 4u);
  EXPECT_EQ(nodes[1].cut_solutions, 1u);
  EXPECT_TRUE(nodes[1].on_solution_path);
  EXPECT_EQ(nodes[2].cut_choices, 0u);
}

TEST(DecisionTree, KeepsTheWayToTheSolutionBeyondTheNodes) {
  const DecisionTree tree = tree_of(kSmallSearch, {8, 1});
  const auto& nodes = tree.nodes();
  // 0=1 was within the limit; 1=3 and 2=4 lead to the solution; 1=2 and 2=5 and 0=6 are counted.
  ASSERT_EQ(nodes.size(), 4u);
  EXPECT_EQ(nodes[2].digit, Digit(3));
  EXPECT_EQ(nodes[3].digit, Digit(4));
  EXPECT_TRUE(nodes[3].solved);
  EXPECT_EQ(nodes[0].cut_choices, 1u);
  EXPECT_EQ(nodes[1].cut_choices, 1u);
  EXPECT_EQ(nodes[2].cut_choices, 1u);
  EXPECT_EQ(choices_in(tree), 6u);
}

TEST(DecisionTree, LaterSolutionsAreCountedWhereTheyAreCut) {
  auto events = kSmallSearch;
  events.insert(events.begin() + 10, solved(3));  // 2=5 is a solution, too
  const DecisionTree tree = tree_of(events, {8, 1});
  EXPECT_EQ(tree.nodes()[2].cut_solutions, 1u);
}

TEST(DecisionTree, SinglesBelongToTheChoiceTheyFollow) {
  const DecisionTree tree = tree_of(
      {place(0, 1, 0, true), place(1, 2, 1), place(2, 3, 2, true), place(3, 4, 3, true), solved(4)},
      {8, 100});
  const auto& nodes = tree.nodes();
  ASSERT_EQ(nodes.size(), 2u);
  EXPECT_EQ(nodes[0].singles, 1u);
  EXPECT_EQ(nodes[1].singles, 2u);
  EXPECT_EQ(nodes[1].depth, 1);
  EXPECT_TRUE(nodes[1].solved);
}

TEST(DecisionTree, KeptWaysBringTheirSinglesAndRefusals) {
  const DecisionTree tree = tree_of({place(0, 1, 0), retreat(0, 1, 1), place(0, 2, 0),
                                     reject(1, 7, 0, 8), place(1, 2, 1, true), solved(2)},
                                    {8, 1});
  const auto& nodes = tree.nodes();
  ASSERT_EQ(nodes.size(), 3u);
  EXPECT_EQ(nodes[0].cut_choices, 0u);
  EXPECT_EQ(nodes[2].singles, 1u);
  EXPECT_THAT(nodes[2].rejected, ElementsAre(std::pair(Cell(1), DigitSet{Digit(7)})));
  EXPECT_TRUE(nodes[2].solved);
}

TEST(DecisionTree, DeadEnds) {
  const DecisionTree tree = tree_of({place(0, 1, 0), dead_end(40), retreat(0, 1, 1)}, {});
  EXPECT_EQ(tree.nodes()[1].dead_end, dead_end(40));
  EXPECT_EQ(tree.nodes()[0].dead_end, std::nullopt);
}

TEST(DecisionTree, CountsEveryChoiceOnceWhateverTheLimits) {
  SearchResult result;
  const auto events = events_of(Algorithm::backtracking, kClassic, 2, &result);
  for (const int depth : {0, 1, 5, 20, 81})
    for (const std::size_t limit : {0u, 1u, 7u, 50u, 100'000u}) {
      const DecisionTree tree = tree_of(events, {depth, limit});
      EXPECT_EQ(choices_in(tree), result.figures.placements) << depth << ' ' << limit;
      EXPECT_LE(tree.nodes().size(), 1 + limit + static_cast<std::size_t>(depth));
      std::uint64_t solutions = 0;
      for (const TreeNode& node : tree.nodes()) {
        EXPECT_LE(node.depth, depth);
        solutions += node.cut_solutions + (node.solved ? 1 : 0);
      }
      EXPECT_EQ(solutions, 1u);
    }
}

TEST(DecisionTree, NoSearchIsTheRootAlone) {
  EXPECT_EQ(tree_of({}, {}).nodes().size(), 1u);
  EXPECT_THAT(tree_of({}, {}).nodes()[0].children, IsEmpty());
}

}  // namespace
}  // namespace nonet::cli
