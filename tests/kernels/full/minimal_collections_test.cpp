// Collections of which it is known whether their puzzles are minimal, from $NONET_SHARED/data.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "nonet/minimality.hpp"
#include "support/puzzle_makers.hpp"
#include "support/shared_file.hpp"

namespace nonet {
namespace {

struct MinimalCollection {
  std::string name;
  Minimality expected;
};
class MinimalCollections : public testing::TestWithParam<MinimalCollection> {};

TEST_P(MinimalCollections, EveryPuzzleIsAsItShouldBe) {
  const std::string path = shared_file("data/" + GetParam().name);
  std::ifstream in(path);
  if (!in) GTEST_SKIP() << path << " is not there";
  std::vector<Grid> puzzles;
  for (std::string line; std::getline(in, line);)
    if (line.size() >= kCellCount) puzzles.push_back(grid_of(line));
  EXPECT_GT(puzzles.size(), 1000u);
  std::vector<Minimality> answers(puzzles.size());
  minimality(puzzles, answers);
  EXPECT_EQ(std::ranges::count(answers, GetParam().expected), std::ssize(puzzles));
}

INSTANTIATE_TEST_SUITE_P(
    All, MinimalCollections,
    testing::Values(MinimalCollection{"17_clue.txt", Minimality::minimal},
                    MinimalCollection{"random_minimal.txt", Minimality::minimal},
                    MinimalCollection{"easy_32_clues.txt", Minimality::redundant}),
    [](const auto& test) { return test.param.name.substr(0, test.param.name.find('.')); });

}  // namespace
}  // namespace nonet
