#include "nonet/step_text.hpp"

#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "logic/telling/chain_text.hpp"
#include "logic/telling/fill_template.hpp"
#include "logic/telling/lists.hpp"
#include "logic/telling/step_words.hpp"

namespace nonet {
namespace {

using namespace logic;

Step pair() {
  Step step{Technique(kNakedPair)};
  step.digits = {Digit(4), Digit(7)};
  step.cells = {Cell::at(0, 1), Cell::at(0, 4)};
  step.houses = {House::row(0)};
  for (Cell cell : step.cells)
    for (Digit digit : step.digits) step.marks.push_back({{cell, digit}});
  step.eliminations = {
      {Cell::at(0, 8), Digit(7)}, {Cell::at(0, 6), Digit(4)}, {Cell::at(0, 8), Digit(4)}};
  return step;
}

TEST(StepText, SaysWhatFollows) {
  EXPECT_EQ(conclusion_of(pair()), "So these can be struck: 4 from r1c7 and r1c9; 7 from r1c9.");
  EXPECT_EQ(short_conclusion_of(pair()), "r1c79<>4, r1c9<>7");
  Step step = pair();
  step.eliminations.resize(1, Candidate(Cell(), Digit(1)));
  EXPECT_EQ(conclusion_of(step), "So 7 can be struck from r1c9.");
  step.eliminations = {{Cell(), Digit(7)}, {Cell(), Digit(2)}};
  EXPECT_EQ(conclusion_of(step), "So 2 and 7 can be struck from r1c1.");
  EXPECT_EQ(short_conclusion_of(step), "r1c1<>27");
  step.eliminations.clear();
  step.placements = {{Cell::at(4, 4), Digit(9)}};
  EXPECT_EQ(conclusion_of(step), "So r5c5 is 9.");
  EXPECT_EQ(short_conclusion_of(step), "r5c5=9");
}

TEST(StepText, HasThreeStages) {
  EXPECT_EQ(place_of(pair()), "Naked Pair: look in row 1.");
  EXPECT_EQ(pattern_of(pair()), "Naked Pair: 4 and 7 at r1c2 and r1c5, in row 1.");
  EXPECT_TRUE(to_text(pair()).starts_with("Naked Pair: r1c2 and r1c5 in row 1 "));
}

TEST(StepText, KnowsTheWordsOfTemplates) {
  const Step step = pair();
  EXPECT_EQ(step_word(step, "digits"), "4 and 7");
  EXPECT_EQ(step_word(step, "cell2"), "r1c5");
  EXPECT_EQ(step_word(step, "cell3"), "");
  EXPECT_EQ(step_word(step, "house1"), "row 1");
  EXPECT_EQ(step_word(step, "base"), "r1c2 and r1c5");
  EXPECT_EQ(step_word(step, "base_digits"), "4 and 7");
  EXPECT_EQ(step_word(step, "extra"), "");
  EXPECT_EQ(step_word(step, "struck"), "4 and 7");
  EXPECT_EQ(step_word(step, "nonsense"), "");
}

TEST(Lists, AreWrittenAsPeopleDo) {
  const std::vector cells{Cell::at(0, 1), Cell::at(0, 4), Cell::at(2, 4)};
  EXPECT_EQ(list_of(cells), "r1c2, r1c5 and r3c5");
  EXPECT_EQ(choice_of(cells), "r1c2, r1c5 or r3c5");
  EXPECT_EQ(short_list_of(cells), "r1c25,r3c5");
  EXPECT_EQ(short_list_of(std::vector{Cell::at(0, 4), Cell::at(2, 4)}), "r13c5");
  EXPECT_EQ(list_of(std::vector{House::row(1), House::row(4)}), "rows 2 and 5");
  EXPECT_EQ(list_of(std::vector{House::row(1), House::box(4)}), "row 2 and box 5");
  EXPECT_EQ(list_of(DigitSet{Digit(3)}), "3");
  EXPECT_EQ(list_of(DigitSet()), "");
}

TEST(ChainText, GoesLinkByLink) {
  Chain chain;
  using Cause = ChainNode::Cause;
  chain.nodes = {{Digit(5), {Cell::at(0, 1)}, false, Cause::assumption, {}, {}},
                 {Digit(5), {Cell::at(0, 6)}, true, Cause::house, House::row(0), {}, 0, {0}},
                 {Digit(5),
                  {Cell::at(4, 6), Cell::at(5, 6)},
                  false,
                  Cause::house,
                  House::column(6),
                  {},
                  0,
                  {1}},
                 {Digit(8), {Cell::at(4, 6)}, true, Cause::cell, {}, {}, 0, {2}}};
  EXPECT_EQ(
      chain_text(chain, pair()),
      "If r1c2 is not 5, then r1c7 is 5 (the last place in row 1), so 5 is at none of r5c7 or "
      "r6c7, so r5c7 is 8 (its last candidate).");
}

TEST(FillTemplate, FillsAndCapitalises) {
  EXPECT_EQ(fill_template("{a} and {b}{c}.", {{"a", "1"}, {"b", "2"}}), "1 and 2.");
  EXPECT_EQ(fill_template("no braces", {}), "no braces");
  EXPECT_EQ(fill_template("open {a", {{"a", "1"}}), "open {a");
  EXPECT_EQ(capitalised("row 1 is. so it is. r1c1 is"), "Row 1 is. So it is. r1c1 is");
}

}  // namespace
}  // namespace nonet
