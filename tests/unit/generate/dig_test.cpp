#include "generate/dig.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "core/random.hpp"
#include "engine/one.hpp"
#include "engine/puzzle_rows.hpp"
#include "generate/orbits.hpp"
#include "generate/random_grid.hpp"
#include "support/puzzle_makers.hpp"
#include "support/textbook_solutions.hpp"

namespace nonet::generate {
namespace {

struct DigPlan {
  Grid solution;
  std::vector<CellSet> units;
  std::vector<std::uint8_t> order;
};

DigPlan draw_plan(Random& random, GivenSymmetry symmetry) {
  DigPlan plan{random_grid(random), orbits_of(symmetry), {}};
  plan.order.resize(plan.units.size());
  std::iota(plan.order.begin(), plan.order.end(), std::uint8_t{0});
  random.shuffle(plan.order);
  return plan;
}

int dig_out(Dig& dig) {
  int questions = 0;
  for (; dig.prepare(); ++questions) {
    Puzzle question(dig.question());
    const auto cell = dig.question_cell();
    if (cell) {
      EXPECT_TRUE(dig.question().is_blank(*cell));
      question = possible_digits(question);
      (*question.marks)[*cell].erase(*dig.solution()[*cell]);
    }
    const std::uint64_t others = engine::solve_one(question, 2).solutions - (cell ? 0 : 1);
    dig.tell(others == 0);
  }
  return questions;
}

// What digging is meant to be, taken at its word.
CellSet dug_plainly(const DigPlan& plan, CellSet start, int least) {
  CellSet givens = start;
  for (std::uint8_t unit : plan.order) {
    const CellSet left = givens - plan.units[unit];
    if (left == givens || left.size() < least) continue;
    if (textbook_solutions(Puzzle(restricted(plan.solution, left)), 2).size() == 1) givens = left;
  }
  return givens;
}

TEST(Dig, ComesToWhatOneQuestionForEachUnitComesTo) {
  Random random(1);
  for (const GivenSymmetry symmetry :
       {GivenSymmetry::none, GivenSymmetry::none, GivenSymmetry::rotate180, GivenSymmetry::diagonal,
        GivenSymmetry::rotate90, GivenSymmetry::full})
    for (int i = 0; i < 12; ++i) {
      const DigPlan plan = draw_plan(random, symmetry);
      const int least = i % 3 == 0 ? 30 : 0;
      Dig dig;
      dig.start(plan.solution, CellSet::all(), plan.units, plan.order, least);
      dig_out(dig);
      EXPECT_TRUE(dig.is_over());
      EXPECT_TRUE(dig.is_unique());
      EXPECT_EQ(dig.givens(), dug_plainly(plan, CellSet::all(), least));
    }
}

TEST(Dig, AsksLessThanHalfOfTheQuestions) {
  Random random(2);
  int questions = 0;
  constexpr int kDigs = 200;
  for (int i = 0; i < kDigs; ++i) {
    const DigPlan plan = draw_plan(random, GivenSymmetry::none);
    Dig dig;
    dig.start(plan.solution, CellSet::all(), plan.units, plan.order, 0);
    questions += dig_out(dig);
  }
  EXPECT_LT(questions, 36 * kDigs);
}

TEST(Dig, StartsWithSomeOfTheGivens) {
  Random random(3);
  for (int i = 0; i < 20; ++i) {
    const DigPlan plan = draw_plan(random, GivenSymmetry::none);
    // A minimal puzzle and ten more givens.
    const CellSet minimal = dug_plainly(plan, CellSet::all(), 0);
    CellSet start = minimal;
    for (int k = 0; k < 10; ++k) start.insert(Cell(static_cast<int>(random.below(81))));
    Dig dig;
    dig.start(plan.solution, start, plan.units, plan.order, 0);
    dig_out(dig);
    EXPECT_TRUE(dig.is_unique());
    EXPECT_EQ(dig.givens(), dug_plainly(plan, start, 0));
  }
}

TEST(Dig, RefusesAStartWithSeveralSolutions) {
  Random random(4);
  const DigPlan plan = draw_plan(random, GivenSymmetry::none);
  CellSet start;
  for (int i = 0; i < 18; ++i) start.insert(Cell(i));
  Dig dig;
  dig.start(plan.solution, start, plan.units, plan.order, 0);
  EXPECT_EQ(dig_out(dig), 1);
  EXPECT_FALSE(dig.is_unique());
  EXPECT_TRUE(dig.is_over());
}

}  // namespace
}  // namespace nonet::generate
