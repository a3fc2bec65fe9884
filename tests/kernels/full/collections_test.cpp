// Collections of puzzles in full at limit 2, from the folder $NONET_SHARED/data.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "engine/one.hpp"
#include "support/completes.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

std::filesystem::path collection(const std::string& name) {
  const char* shared = std::getenv("NONET_SHARED");
  const std::filesystem::path folder = shared != nullptr ? shared : NONET_SOURCE_DIR "/../shared";
  return folder / "data" / name;
}

struct Collection {
  std::string name;
  bool unique;
};
class Collections : public testing::TestWithParam<Collection> {};

TEST_P(Collections, EveryPuzzleHasAsManySolutionsAsItShould) {
  const std::filesystem::path path = collection(GetParam().name);
  std::ifstream in(path);
  if (!in) GTEST_SKIP() << path << " is not there";
  std::size_t puzzles = 0;
  std::size_t wrong = 0;
  for (std::string line; std::getline(in, line) && wrong < 10;) {
    if (line.size() < kCellCount) continue;
    ++puzzles;
    const Grid givens = grid_of(line);
    Grid before;
    bool good = true;
    const engine::OneResult result = engine::solve_one(givens, 2, {}, [&](const Grid& grid) {
      good = good && completes(grid, givens) && grid != before;
      before = grid;
      return true;
    });
    good = good && result.solutions == (GetParam().unique ? 1u : 2u);
    if (!good) ++wrong;
    EXPECT_TRUE(good) << line << ": " << result.solutions << " solutions";
  }
  EXPECT_GT(puzzles, 1000u);
}

INSTANTIATE_TEST_SUITE_P(
    All, Collections,
    testing::Values(Collection{"17_clue.txt", true}, Collection{"magictour_top1465.txt", true},
                    Collection{"forum_hardest_11plus.txt", true}, Collection{"kaggle.txt", true},
                    Collection{"easy_32_clues.txt", true}, Collection{"random_minimal.txt", true},
                    Collection{"several_solutions.txt", false}),
    [](const auto& each) { return each.param.name.substr(0, each.param.name.find('.')); });

}  // namespace
}  // namespace nonet
