// The signature of the search: solutions and guesses on fixed puzzles, the same on every kernel. It
// changes only on purpose: NONET_UPDATE=1 writes the file anew.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/one.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

constexpr const char* kSearchSignature = NONET_SOURCE_DIR "/tests/kernels/signature.txt";

struct Line {
  std::string puzzle;
  std::uint64_t limit = 0;
  std::uint64_t solutions = 0, guesses = 0;
};

TEST(Signature, SolutionsAndGuessesAreThoseOfTheFile) {
  std::ifstream in(kSearchSignature);
  ASSERT_TRUE(in) << kSearchSignature;
  const bool update = std::getenv("NONET_UPDATE") != nullptr;
  std::ostringstream out;
  std::size_t lines = 0;
  for (std::string text; std::getline(in, text);) {
    if (text.starts_with('#')) {
      out << text << '\n';
      continue;
    }
    std::istringstream fields(text);
    Line line;
    ASSERT_TRUE(fields >> line.puzzle >> line.limit) << text;
    fields >> line.solutions >> line.guesses;
    const engine::OneResult result = engine::solve_one(grid_of(line.puzzle), line.limit);
    if (!update) {
      EXPECT_EQ(result.solutions, line.solutions) << line.puzzle;
      EXPECT_EQ(result.guesses, line.guesses) << line.puzzle;
    }
    out << line.puzzle << ' ' << line.limit << ' ' << result.solutions << ' ' << result.guesses
        << '\n';
    ++lines;
  }
  EXPECT_GE(lines, 50u);
  if (update) std::ofstream(kSearchSignature) << out.str();
}

}  // namespace
}  // namespace nonet
