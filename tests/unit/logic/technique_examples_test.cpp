// Every technique's example holds the technique, and what it concludes there is right.
#include <gtest/gtest.h>

#include "logic/starting_position.hpp"
#include "nonet/explain.hpp"
#include "nonet/hint.hpp"
#include "nonet/step_text.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

// What people do not use as such, and what only the rating path finds.
bool is_of_rating_path(Technique technique) {
  return technique.info().score == 0 || technique.info().rating >= 6.5;
}

class Example : public testing::TestWithParam<Technique> {};

TEST_P(Example, HoldsTheTechnique) {
  const Technique technique = GetParam();
  const auto puzzle = parse(technique.info().example);
  ASSERT_TRUE(puzzle) << technique.info().example;
  const logic::StartingPosition start = logic::starting_position(*puzzle, {});
  ASSERT_EQ(start.answer.verdict, Verdict::unique);
  ExplainOptions options;
  options.techniques = {technique};
  options.scale = is_of_rating_path(technique) ? Scale::se : Scale::human;
  const Hint hint = nonet::hint(*puzzle, options);
  ASSERT_EQ(hint.kind, Hint::Kind::step) << to_text(hint, HintStage::conclusion);
  EXPECT_EQ(hint.step->technique, technique);
  const Grid& solution = start.answer.solution;
  for (Candidate placed : hint.step->placements) EXPECT_EQ(solution[placed.cell], placed.digit);
  for (Candidate struck : hint.step->eliminations) {
    EXPECT_NE(solution[struck.cell], struck.digit);
    EXPECT_TRUE((*hint.position.marks)[struck.cell].contains(struck.digit)) << struck.name();
  }
}

TEST_P(Example, IsToldWithoutGaps) {
  const auto puzzle = parse(GetParam().info().example);
  ASSERT_TRUE(puzzle);
  ExplainOptions options;
  options.techniques = {GetParam()};
  options.scale = is_of_rating_path(GetParam()) ? Scale::se : Scale::human;
  const Hint hint = nonet::hint(*puzzle, options);
  ASSERT_TRUE(hint.step);
  for (const std::string& text : {place_of(*hint.step), pattern_of(*hint.step),
                                  reason_of(*hint.step), conclusion_of(*hint.step)}) {
    EXPECT_GT(text.size(), 10u);
    EXPECT_EQ(text.find_first_of("{}"), text.npos) << text;
    EXPECT_EQ(text.find("  "), text.npos) << text;  // a word that is not there
    EXPECT_EQ(text.find(" ,"), text.npos) << text;
    EXPECT_EQ(text.find(" ."), text.npos) << text;
    EXPECT_EQ(text.find("()"), text.npos) << text;
    EXPECT_EQ(text.back(), '.') << text;
  }
}

INSTANTIATE_TEST_SUITE_P(Techniques, Example, testing::ValuesIn(all_techniques()),
                         [](const testing::TestParamInfo<Technique>& of) {
                           std::string name;
                           for (char c : of.param.key())
                             if (c != '-') name += c;
                           return name;
                         });

}  // namespace
}  // namespace nonet
