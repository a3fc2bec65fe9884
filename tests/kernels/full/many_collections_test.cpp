// The throughput engine on whole collections at limit 2, from the folder $NONET_SHARED/data.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "nonet/solve_many.hpp"
#include "support/completes.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

std::vector<Grid> read_collection(const std::string& name) {
  const char* shared = std::getenv("NONET_SHARED");
  const std::filesystem::path folder = shared != nullptr ? shared : NONET_SOURCE_DIR "/../shared";
  std::ifstream in(folder / "data" / name);
  std::vector<Grid> puzzles;
  for (std::string line; std::getline(in, line);)
    if (line.size() >= kCellCount) puzzles.push_back(grid_of(line));
  return puzzles;
}

struct Known {
  std::string name;
  Verdict verdict;
};
class ManyCollections : public testing::TestWithParam<Known> {};

TEST_P(ManyCollections, EveryPuzzleHasTheVerdictItShould) {
  const std::vector<Grid> puzzles = read_collection(GetParam().name);
  if (puzzles.empty()) GTEST_SKIP() << GetParam().name << " is not in the folder of collections";
  std::vector<Answer> answers(puzzles.size());
  ManySolver().solve(puzzles, answers);
  int wrong = 0;
  for (std::size_t i = 0; i < puzzles.size() && wrong < 10; ++i) {
    const Answer& answer = answers[i];
    bool good = answer.verdict == GetParam().verdict && completes(answer.solution, puzzles[i]);
    if (answer.verdict == Verdict::multiple)
      good = good && completes(answer.second, puzzles[i]) && answer.second != answer.solution;
    EXPECT_TRUE(good) << "puzzle " << i << ": " << name_of(answer.verdict);
    wrong += !good;
  }
}

INSTANTIATE_TEST_SUITE_P(All, ManyCollections,
                         testing::Values(Known{"17_clue.txt", Verdict::unique},
                                         Known{"magictour_top1465.txt", Verdict::unique},
                                         Known{"forum_hardest_11plus.txt", Verdict::unique},
                                         Known{"kaggle.txt", Verdict::unique},
                                         Known{"easy_32_clues.txt", Verdict::unique},
                                         Known{"random_minimal.txt", Verdict::unique},
                                         Known{"several_solutions.txt", Verdict::multiple}),
                         [](const auto& each) {
                           return each.param.name.substr(0, each.param.name.find('.'));
                         });

}  // namespace
}  // namespace nonet
