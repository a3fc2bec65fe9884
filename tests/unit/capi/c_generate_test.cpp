#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "nonet/generate.hpp"
#include "nonet/nonet.h"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

struct Taken {
  std::vector<std::string> puzzles, solutions;
  std::vector<double> weights, ratings;
  std::vector<int> levels;
  std::vector<std::string> hardest;
  std::size_t enough = 1000;
};

int take(const nonet_new_puzzle* puzzle, void* context) {
  auto& taken = *static_cast<Taken*>(context);
  taken.puzzles.emplace_back(puzzle->puzzle, 81);
  taken.solutions.emplace_back(puzzle->solution, 81);
  taken.weights.push_back(puzzle->weight);
  taken.ratings.push_back(puzzle->er);
  taken.levels.push_back(puzzle->level);
  if (puzzle->hardest != nullptr) taken.hardest.emplace_back(puzzle->hardest);
  return taken.puzzles.size() < taken.enough;
}

TEST(CGenerate, GivesThePuzzlesOfTheLibrary) {
  nonet_wishes wishes{};
  wishes.seed = 4;
  wishes.symmetry = 1;
  wishes.most_givens = 28;
  Taken taken;
  uint64_t made = 0;
  int end = -1;
  char message[100] = "#";
  ASSERT_EQ(nonet_generate(&wishes, 20, nullptr, take, &taken, &made, &end, message, 100),
            NONET_OK);
  EXPECT_EQ(made, 20u);
  EXPECT_EQ(end, NONET_GENERATE_DONE);
  EXPECT_STREQ(message, "");

  GenerateOptions options;
  options.seed = 4;
  options.symmetry = GivenSymmetry::rotate180;
  options.most_givens = 28;
  std::vector<std::string> expected;
  ASSERT_TRUE(generate_puzzles(options, 20, [&](const GeneratedPuzzle& puzzle) {
    expected.push_back(line_of(puzzle.puzzle));
    return true;
  }));
  EXPECT_EQ(taken.puzzles, expected);
  EXPECT_EQ(taken.weights, std::vector<double>(20, 1.0));
}

TEST(CGenerate, AsHardAsWished) {
  nonet_wishes wishes{};
  wishes.seed = 4;
  wishes.least_level = 2;
  wishes.most_level = 3;
  wishes.least_rating = 2.6;
  wishes.techniques = "locked candidates type 1";
  wishes.distinct = 1;
  Taken taken;
  ASSERT_EQ(nonet_generate(&wishes, 3, nullptr, take, &taken, nullptr, nullptr, nullptr, 0),
            NONET_OK);

  GenerateOptions options;
  options.seed = 4;
  options.level = {Level::medium, Level::hard};
  options.rating = {2.6, 20.0};
  options.techniques = {*find_technique("pointing")};
  options.distinct = true;
  Taken expected;
  ASSERT_TRUE(generate_puzzles(options, 3, [&](const GeneratedPuzzle& puzzle) {
    expected.puzzles.push_back(line_of(puzzle.puzzle));
    expected.levels.push_back(static_cast<int>(puzzle.level.value()) + 1);
    expected.ratings.push_back(puzzle.rating.value().er);
    expected.hardest.emplace_back(puzzle.hardest.value().key());
    return true;
  }));
  EXPECT_EQ(taken.puzzles, expected.puzzles);
  EXPECT_EQ(taken.levels, expected.levels);
  EXPECT_EQ(taken.ratings, expected.ratings);
  EXPECT_EQ(taken.hardest, expected.hardest);

  wishes = {};
  wishes.hardest = "pointing";
  wishes.most_rating = 3;
  taken = {};
  ASSERT_EQ(nonet_generate(&wishes, 1, nullptr, take, &taken, nullptr, nullptr, nullptr, 0),
            NONET_OK);
  EXPECT_EQ(taken.hardest, std::vector<std::string>{"pointing"});
}

TEST(CGenerate, NoWishesAndEnough) {
  Taken taken;
  taken.enough = 3;
  uint64_t made = 0;
  int end = -1;
  EXPECT_EQ(nonet_generate(nullptr, 100, nullptr, take, &taken, &made, &end, nullptr, 0), NONET_OK);
  EXPECT_EQ(end, NONET_GENERATE_STOPPED);
  EXPECT_EQ(taken.puzzles.size(), 3u);
  EXPECT_EQ(made, 3u);
}

TEST(CGenerate, GridsAreReadAndRefused) {
  const std::string full =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  nonet_wishes wishes{};
  wishes.solution = full.c_str();
  Taken taken;
  ASSERT_EQ(nonet_generate(&wishes, 2, nullptr, take, &taken, nullptr, nullptr, nullptr, 0),
            NONET_OK);
  EXPECT_EQ(taken.solutions, std::vector(2, full));
  const std::string bad(81, 'q');
  wishes.solution = bad.c_str();
  EXPECT_EQ(nonet_generate(&wishes, 2, nullptr, take, &taken, nullptr, nullptr, nullptr, 0),
            NONET_MALFORMED);
}

TEST(CGenerate, SaysWhatIsWrong) {
  Taken taken;
  EXPECT_EQ(nonet_generate(nullptr, 1, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, 0),
            NONET_BAD_ARGUMENT);
  nonet_wishes wishes{};
  wishes.symmetry = nonet_symmetry_count();
  EXPECT_EQ(nonet_generate(&wishes, 1, nullptr, take, &taken, nullptr, nullptr, nullptr, 0),
            NONET_BAD_ARGUMENT);
  for (const char* unknown : {"", "pointing,no-such-thing"}) {
    wishes = {};
    wishes.techniques = unknown;
    EXPECT_EQ(nonet_generate(&wishes, 1, nullptr, take, &taken, nullptr, nullptr, nullptr, 0),
              NONET_BAD_ARGUMENT);
    wishes = {};
    wishes.hardest = unknown;
    EXPECT_EQ(nonet_generate(&wishes, 1, nullptr, take, &taken, nullptr, nullptr, nullptr, 0),
              NONET_BAD_ARGUMENT);
  }
  wishes = {};
  wishes.most_level = 6;
  EXPECT_EQ(nonet_generate(&wishes, 1, nullptr, take, &taken, nullptr, nullptr, nullptr, 0),
            NONET_BAD_ARGUMENT);
  wishes = {};
  wishes.redundant = 1;
  char message[200];
  EXPECT_EQ(nonet_generate(&wishes, 1, nullptr, take, &taken, nullptr, nullptr, message, 200),
            NONET_BAD_ARGUMENT);
  EXPECT_NE(std::string(message).find("how many givens"), std::string::npos);
  wishes = {};
  wishes.most_givens = 16;
  int end = -1;
  EXPECT_EQ(nonet_generate(&wishes, 1, nullptr, take, &taken, nullptr, &end, message, 200),
            NONET_OK);
  EXPECT_EQ(end, NONET_GENERATE_IMPOSSIBLE);
  EXPECT_NE(std::string(message).find("17"), std::string::npos);
}

TEST(CGenerate, AMessageForEveryRefusal) {
  const auto refused = [](const nonet_wishes& wishes, int status) {
    char message[200] = "untouched";
    Taken taken;
    uint64_t made = 7;
    int end = 7;
    EXPECT_EQ(nonet_generate(&wishes, 1, nullptr, take, &taken, &made, &end, message, 200), status);
    EXPECT_EQ(made, 7u);
    EXPECT_EQ(end, 7);
    EXPECT_TRUE(taken.puzzles.empty());
    return std::string(message);
  };
  const std::string letter = std::string(79, '.') + "x.";
  nonet_wishes wishes{};
  wishes.symmetry = -1;
  EXPECT_EQ(refused(wishes, NONET_BAD_ARGUMENT), "there is no symmetry -1");
  wishes = {};
  wishes.threads = -2;
  EXPECT_EQ(refused(wishes, NONET_BAD_ARGUMENT), "the number of threads is from 0, not -2");
  wishes = {};
  wishes.from = letter.c_str();
  EXPECT_EQ(refused(wishes, NONET_MALFORMED),
            "from: character 80 of 81 is neither a digit nor a blank (. or 0)");
  wishes = {};
  wishes.least_level = 7;
  EXPECT_EQ(refused(wishes, NONET_BAD_ARGUMENT),
            "levels go from 1 (easy) to 5 (extreme), not 7 to 5");
  wishes = {};
  wishes.techniques = "x-wing,flying";
  EXPECT_EQ(refused(wishes, NONET_BAD_ARGUMENT), "there is no technique 'flying'");
  wishes = {};
  wishes.hardest = "flying";
  EXPECT_EQ(refused(wishes, NONET_BAD_ARGUMENT), "there is no technique 'flying'");
  wishes = {};
  wishes.least_rating = std::nan("");
  EXPECT_EQ(refused(wishes, NONET_BAD_ARGUMENT), "ratings go from 1.0 to 20.0, the least first");
  char message[200] = "untouched";
  EXPECT_EQ(nonet_generate(nullptr, 1, nullptr, nullptr, nullptr, nullptr, nullptr, message, 200),
            NONET_BAD_ARGUMENT);
  EXPECT_STREQ(message, "there is nobody to hand puzzles to");
}

TEST(CGenerate, CallsOutOfACallback) {
  nonet_wishes wishes{};
  wishes.threads = 3;
  const auto again = [](const nonet_new_puzzle* puzzle, void* context) {
    nonet_wishes inner{};
    inner.threads = 2;
    Taken taken;
    EXPECT_EQ(nonet_generate(&inner, 2, nullptr, take, &taken, nullptr, nullptr, nullptr, 0),
              NONET_OK);
    EXPECT_EQ(taken.puzzles.size(), 2u);
    int same = 0;
    EXPECT_EQ(nonet_same(puzzle->puzzle, 81, puzzle->puzzle, 81, &same, nullptr), NONET_OK);
    EXPECT_EQ(same, 1);
    return static_cast<int>(++*static_cast<int*>(context) < 3);
  };
  int calls = 0;
  uint64_t made = 0;
  int end = -1;
  EXPECT_EQ(nonet_generate(&wishes, 1000, nullptr, again, &calls, &made, &end, nullptr, 0),
            NONET_OK);
  EXPECT_EQ(calls, 3);
  EXPECT_EQ(made, 3u);
  EXPECT_EQ(end, NONET_GENERATE_STOPPED);
}

TEST(CGenerate, SymmetriesHaveNames) {
  EXPECT_STREQ(nonet_symmetry_name(0), "none");
  for (int i = 0; i < nonet_symmetry_count(); ++i) {
    EXPECT_NE(nonet_symmetry_name(i), nullptr);
    EXPECT_NE(nonet_symmetry_summary(i), nullptr);
  }
  EXPECT_EQ(nonet_symmetry_name(-1), nullptr);
  EXPECT_EQ(nonet_symmetry_summary(nonet_symmetry_count()), nullptr);
}

}  // namespace
}  // namespace nonet
