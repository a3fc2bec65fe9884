// An exact number in the millions, on which the textbook solvers and tdoku agree.

#include <gtest/gtest.h>

#include "engine/one.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

TEST(Counts, MillionsOfSolutions) {
  const Grid givens =
      grid_of("...............1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8");
  EXPECT_EQ(engine::solve_one(givens, kUnlimited).solutions, 2'726'425u);
  EXPECT_EQ(engine::solve_one(givens, 2'726'425).end, SearchEnd::limit_reached);
  EXPECT_EQ(engine::solve_one(givens, 2'726'426).end, SearchEnd::exhausted);
}

}  // namespace
}  // namespace nonet
