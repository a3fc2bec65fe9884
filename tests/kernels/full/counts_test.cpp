// Exact numbers in the millions, on which the textbook solvers and tdoku agree.

#include <gtest/gtest.h>

#include "engine/one.hpp"
#include "support/grid_from.hpp"

namespace nonet {
namespace {

TEST(Counts, MillionsOfSolutions) {
  const Grid fewer = test::grid_from(
      "...............1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8");
  EXPECT_EQ(engine::solve_one(fewer, kUnlimited).solutions, 2'726'425u);
  EXPECT_EQ(engine::solve_one(fewer, 2'726'425).end, SearchEnd::limit_reached);
  EXPECT_EQ(engine::solve_one(fewer, 2'726'426).end, SearchEnd::exhausted);
  const Grid more = test::grid_from(
      "......................9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  EXPECT_EQ(engine::solve_one(more, kUnlimited).solutions, 7'452'654u);
}

}  // namespace
}  // namespace nonet
