#include "watch/tree_label.hpp"

#include <gmock/gmock.h>

#include "unit_watch/watch_samples.hpp"

namespace nonet::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(TreeLabel, SaysWhatHappenedAtANode) {
  TreeNode node;
  EXPECT_THAT(node_label(node), ElementsAre("the puzzle"));
  node.cell = Cell::at(0, 2);
  node.digit = Digit(4);
  node.singles = 12;
  node.rejected = {{Cell::at(0, 3), DigitSet{Digit(5), Digit(1)}}};
  node.dead_end = test::dead_end(40);
  EXPECT_THAT(node_label(node), ElementsAre("r1c3=4", "then 12 singles", "refused r1c4: 1 5",
                                            "dead end: no digit is left for r5c5"));
  node.rejected.resize(5, {Cell(0), DigitSet{Digit(1)}});
  node.dead_end.reset();
  node.solved = true;
  EXPECT_THAT(node_label(node),
              ElementsAre("r1c3=4", "then 12 singles", "refused r1c4: 1 5", "refused r1c1: 1",
                          "refused r1c1: 1", "and in 2 more cells", "SOLUTION"));
}

TEST(TreeLabel, SaysWhatWasCut) {
  TreeNode node;
  EXPECT_THAT(cut_label(node), IsEmpty());
  node.cut_choices = 1234;
  node.cut_solutions = 1;
  EXPECT_THAT(cut_label(node), ElementsAre("1,234 choices not drawn", "1 solution among them"));
}

}  // namespace
}  // namespace nonet::cli
