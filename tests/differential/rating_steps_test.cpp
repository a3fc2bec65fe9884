// The rating path beside the step logs of the reference rater.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "logic/rating_path.hpp"
#include "nonet/text.hpp"
#include "support/puzzle_makers.hpp"
#include "support/shared_file.hpp"

namespace nonet::logic {
namespace {

// As far as here no difference is known; a path is left at its first harder step.
constexpr double kGate = 7.45;

struct ReferenceStep {
  double rating;
  std::string technique;
  std::string digits;  // after the step
};
struct ReferencePath {
  std::string puzzle;
  std::vector<ReferenceStep> steps;
};

// What `xz` writes of a file, or nothing where there is no xz.
std::string unpacked(const std::string& file) {
  std::string text;
  std::FILE* pipe = popen(("xz -dc '" + file + "'").c_str(), "r");
  if (pipe == nullptr) return text;
  std::string buffer(1 << 16, '\0');
  while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe))
    text.append(buffer, 0, got);
  pclose(pipe);
  return text;
}

std::vector<ReferencePath> reference_paths(const std::string& file) {
  std::vector<ReferencePath> paths;
  std::istringstream lines(unpacked(file));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("# ") && line.size() == 2 + kCellCount) {
      paths.push_back({line.substr(2), {}});
    } else if (!line.starts_with('#')) {
      std::istringstream fields(line);
      ReferenceStep step;
      std::string rating;
      std::getline(fields, rating, '\t');
      std::getline(fields, step.technique, '\t');
      std::getline(fields, step.digits, '\t');
      step.rating = std::stod(rating);
      paths.back().steps.push_back(step);
    }
  }
  return paths;
}

// Every step as the reference logged it: its rating, and the digits after it. What a step strikes
// is not in the log, but a wrong strike shows in the steps that follow.
TEST(RatingPath, FollowsTheReferenceStepByStep) {
  const std::string file = shared_file("oracle/se_steps.tsv.xz");
  if (!std::filesystem::exists(file)) GTEST_SKIP() << "no " << file << ": set NONET_SHARED";
  if (std::system("xz --version > /dev/null 2>&1") != 0) GTEST_SKIP() << "no xz to unpack " << file;
  const std::vector<ReferencePath> paths = reference_paths(file);
  ASSERT_GT(paths.size(), 1000u) << "xz did not unpack " << file;
  RatingPath path(/*wants_pattern=*/false);
  int steps = 0;
  for (const ReferencePath& reference : paths) {
    path.start(Board(Puzzle(grid_of(reference.puzzle))));
    for (const ReferenceStep& expected : reference.steps) {
      if (expected.rating > kGate) break;
      const Step* step = path.next({});
      ASSERT_NE(step, nullptr) << reference.puzzle;
      ASSERT_LT(std::abs(step->rating - expected.rating), 0.05)
          << reference.puzzle << " wants " << expected.technique << ", not "
          << step->technique.name();
      ASSERT_EQ(to_line(path.board().digits()), expected.digits)
          << reference.puzzle << " " << expected.technique;
      ++steps;
    }
  }
  EXPECT_GT(steps, 60'000);
}

}  // namespace
}  // namespace nonet::logic
