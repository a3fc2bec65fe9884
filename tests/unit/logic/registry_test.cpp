#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"
#include "nonet/solve.hpp"
#include "nonet/technique.hpp"
#include "nonet/text.hpp"

namespace nonet::logic {
namespace {

TEST(Registry, FindsByKeyNameAndAliasHoweverWritten) {
  const auto x_wing = find_technique("x-wing");
  ASSERT_TRUE(x_wing.has_value());
  EXPECT_EQ(x_wing->name(), "X-Wing");
  EXPECT_EQ(find_technique("XWing"), x_wing);
  EXPECT_EQ(find_technique("x wing"), x_wing);
  EXPECT_EQ(find_technique("FISH_OF_SIZE_2"), x_wing);
  EXPECT_EQ(find_technique("full house"), find_technique("last-cell"));
  EXPECT_FALSE(find_technique("y-wing-ish").has_value());
  EXPECT_FALSE(find_technique("").has_value());
}

TEST(Registry, KeysAndNamesAreUniqueAndFindTheirTechnique) {
  std::set<std::string_view> keys;
  for (Technique technique : all_techniques()) {
    EXPECT_TRUE(keys.insert(technique.key()).second) << technique.key();
    EXPECT_EQ(find_technique(technique.key()), technique) << technique.key();
    EXPECT_EQ(find_technique(technique.name()), technique) << technique.name();
    for (std::string_view alias : technique.info().aliases)
      EXPECT_EQ(find_technique(alias), technique) << alias;
  }
}

TEST(Registry, EveryTechniqueExplainsItself) {
  for (Technique technique : all_techniques()) {
    EXPECT_GT(technique.info().explanation.size(), 60u) << technique.key();
    EXPECT_GT(technique.entry().reason.size(), 20u) << technique.key();
  }
}

// The example is a position with one solution in which the technique applies, and what it says
// there is true.
TEST(Registry, EveryExampleShowsItsTechnique) {
  for (Technique technique : all_techniques()) {
    // Chains are found several kinds together; technique_examples_test.cpp asks for each alone.
    if (technique.entry().find == nullptr || technique.info().family == TechniqueFamily::chains)
      continue;
    const auto puzzle = parse(technique.info().example);
    ASSERT_TRUE(puzzle.has_value()) << technique.key();
    const Answer answer = solve(*puzzle);
    ASSERT_EQ(answer.verdict, Verdict::unique) << technique.key();
    AllSteps sink;
    technique.entry().find(technique.entry(), Board(*puzzle), sink);
    const auto is_its = [&](const Step& step) { return step.technique == technique; };
    EXPECT_TRUE(std::ranges::any_of(sink.steps(), is_its)) << technique.key();
    for (const Step& step : sink.steps()) {
      for (Candidate candidate : step.placements)
        EXPECT_EQ(answer.solution[candidate.cell], candidate.digit) << technique.key();
      for (Candidate candidate : step.eliminations)
        EXPECT_NE(answer.solution[candidate.cell], candidate.digit) << technique.key();
    }
  }
}

}  // namespace
}  // namespace nonet::logic
