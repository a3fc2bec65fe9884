#include "logic/telling/chain_text.hpp"

#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/candidate_sketch.hpp"

namespace nonet::logic {
namespace {

using Cause = ChainNode::Cause;

ChainNode node(int digit, const char* cell, bool on, std::vector<std::uint16_t> parents) {
  return {.digit = Digit(digit),
          .cells = {test::cell_named(cell)},
          .on = on,
          .cause = parents.empty() ? Cause::assumption : Cause::cell,
          .house = {},
          .set = {},
          .parents = std::move(parents)};
}

// Not 6, so 5; so the next cell is not 5, so 2.
Chain line() {
  return {.nodes = {node(6, "r1c7", false, {}), node(5, "r1c7", true, {0}),
                    node(5, "r5c7", false, {1}), node(2, "r5c7", true, {2})}};
}

TEST(ChainText, WritesALineInTheForumsNotation) {
  EXPECT_TRUE(is_line(line()));
  EXPECT_EQ(chain_notation(line()), "6r1c7 = 5r1c7 - 5r5c7 = 2r5c7");
}

TEST(ChainText, EndsALoopAsItBegins) {
  Chain loop = line();
  loop.loop = true;
  EXPECT_EQ(chain_notation(loop), "6r1c7 = 5r1c7 - 5r5c7 = 2r5c7 - 6r1c7");
}

TEST(ChainText, ABranchIsNoLine) {
  Chain branched = line();
  branched.nodes[3].parents = {1};
  EXPECT_FALSE(is_line(branched));
}

TEST(ChainText, SaysSoOnlyOfWhatFollows) {
  const Step step{Technique(kXyChain)};
  EXPECT_EQ(chain_text(line(), step),
            "If r1c7 is not 6, then r1c7 is 5 (its last candidate), so r5c7 is not 5, so r5c7 is 2 "
            "(its last candidate).");
  Chain branched = line();
  branched.nodes[3].parents = {1};
  EXPECT_EQ(chain_text(branched, step),
            "If r1c7 is not 6, then r1c7 is 5 (its last candidate), so r5c7 is not 5, and r5c7 is "
            "2 (its last candidate).");
}

}  // namespace
}  // namespace nonet::logic
