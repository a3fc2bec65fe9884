// The ratings against those of the reference program: ER, EP and ED of every puzzle of its list,
// digit for digit. A sample runs always, the rest when NONET_LONG_TESTS is set.

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "logic/rating_path.hpp"
#include "support/puzzle_makers.hpp"
#include "support/shared_file.hpp"

namespace nonet::logic {
namespace {

struct Row {
  std::string puzzle, er, ep, ed;
};

std::vector<Row> oracle_rows() {
  std::ifstream file(shared_file("oracle/se_ratings.tsv"));
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    Row row;
    if (fields >> row.puzzle >> row.er >> row.ep >> row.ed) rows.push_back(row);
  }
  return rows;
}

std::string shown(double rating) {
  std::ostringstream text;
  text.precision(1);
  text << std::fixed << rating;
  return text.str();
}

// Compares every `stride`-th row with low <= ER < high.
void compare(double low, double high, std::size_t stride, std::size_t least) {
  const std::vector<Row> rows = oracle_rows();
  if (rows.empty()) GTEST_SKIP() << "no " << shared_file("oracle/se_ratings.tsv");
  RatingPath path(false);
  std::size_t in_band = 0, compared = 0;
  for (const Row& row : rows) {
    const double er = std::stod(row.er);
    if (er < low || er >= high || in_band++ % stride != 0) continue;
    ++compared;
    path.start(Board(Puzzle(grid_of(row.puzzle))));
    double greatest = 0, first = 0, placing = 0;
    while (const Step* step = path.next({})) {
      if (first == 0) first = step->rating;
      greatest = std::max(greatest, step->rating);
      if (placing == 0 && !step->placements.empty()) placing = greatest;
    }
    EXPECT_TRUE(path.board().solved()) << row.puzzle;
    EXPECT_EQ(shown(greatest), row.er) << row.puzzle;
    EXPECT_EQ(shown(placing), row.ep) << row.puzzle;
    EXPECT_EQ(shown(first), row.ed) << row.puzzle;
  }
  EXPECT_GE(compared, least);
}

TEST(ChainOracle, StaticChains) {
  compare(6.45, 7.45, 5, 60);
}
TEST(ChainOracle, MultipleAndDynamicChains) {
  compare(7.45, 8.95, 5, 20);
}
TEST(ChainOracle, DynamicPlus) {
  compare(8.95, 9.45, 8, 8);
}
TEST(ChainOracle, NestedChains) {
  compare(9.45, 11.45, 6, 5);
}

}  // namespace
}  // namespace nonet::logic
