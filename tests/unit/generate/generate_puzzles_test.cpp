#include "nonet/generate.hpp"

#include <gmock/gmock.h>

#include <stop_token>

#include "support/generated_puzzles.hpp"

namespace nonet {
namespace {

std::vector<std::string> lines_of(const Generated& generated) {
  std::vector<std::string> lines;
  for (const auto& made : generated.puzzles) lines.push_back(line_of(made.puzzle));
  return lines;
}

TEST(GeneratePuzzles, TheSameForEveryNumberOfThreads) {
  for (const bool rare : {false, true}) {
    GenerateOptions options;
    options.seed = 77;
    if (rare) options.most_givens = 21;
    const std::uint64_t number = rare ? 5 : 3000;
    const auto alone = lines_of(run_generate(options, number));
    EXPECT_EQ(alone.size(), number);
    for (unsigned threads : {2u, 3u, 0u}) {
      options.threads = threads;
      EXPECT_EQ(lines_of(run_generate(options, number)), alone);
    }
  }
}

TEST(GeneratePuzzles, AShorterStreamIsTheBeginningOfALonger) {
  GenerateOptions options;
  options.seed = 5;
  const auto longer = lines_of(run_generate(options, 500));
  for (std::uint64_t number : {1u, 2u, 40u, 200u}) {
    const auto shorter = lines_of(run_generate(options, number));
    EXPECT_EQ(shorter, std::vector(longer.begin(), longer.begin() + static_cast<int>(number)));
  }
  options.seed = 6;
  EXPECT_NE(lines_of(run_generate(options, 1))[0], longer[0]);
}

TEST(GeneratePuzzles, EndsWhenTold) {
  GenerateOptions options;
  int seen = 0;
  const auto report =
      generate_puzzles(options, 1000, [&](const GeneratedPuzzle&) { return ++seen < 7; });
  ASSERT_TRUE(report);
  EXPECT_EQ(report->end, GenerateEnd::stopped);
  EXPECT_EQ(report->made, 7u);
  EXPECT_EQ(seen, 7);

  std::stop_source stop;
  stop.request_stop();
  options.bounds.stop = stop.get_token();
  EXPECT_EQ(run_generate(options, 1000).report.end, GenerateEnd::stopped);
}

TEST(GeneratePuzzles, EndsAtTheDeadline) {
  for (unsigned threads : {1u, 2u}) {
    GenerateOptions options;
    options.threads = threads;
    options.least_givens = options.most_givens = 17;
    options.bounds.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(50);
    const Generated generated = run_generate(options, 1);
    EXPECT_EQ(generated.report.end, GenerateEnd::out_of_time);
    EXPECT_THAT(generated.report.shortfall, testing::HasSubstr("out of time"));
  }
}

TEST(GeneratePuzzles, RefusesContradictions) {
  GenerateOptions options;
  options.minimal = false;
  const auto report = generate_puzzles(options, 1, [](const GeneratedPuzzle&) { return true; });
  ASSERT_FALSE(report);
  EXPECT_THAT(report.error(), testing::HasSubstr("how many givens"));
}

TEST(GeneratePuzzles, SaysAtOnceWhatIsImpossible) {
  GenerateOptions options;
  options.most_givens = 16;
  const Generated generated = run_generate(options, 1);
  EXPECT_EQ(generated.report.end, GenerateEnd::impossible);
  EXPECT_EQ(generated.report.tries, 0u);
  EXPECT_THAT(generated.report.shortfall, testing::HasSubstr("fewer than 17"));
}

TEST(GeneratePuzzles, NoneAreWantedNoneAreMade) {
  EXPECT_EQ(run_generate({}, 0).report.end, GenerateEnd::done);
}

TEST(GeneratePuzzles, TellsProgressAfterThePuzzles) {
  GenerateOptions options;
  std::uint64_t handed_out = 0, told = 0;
  options.on_progress = [&](std::uint64_t tries, std::uint64_t made) {
    EXPECT_EQ(made, handed_out);
    EXPECT_GE(tries, made);
    told = made;
  };
  const auto report = generate_puzzles(options, 100, [&](const GeneratedPuzzle&) {
    ++handed_out;
    return true;
  });
  ASSERT_TRUE(report);
  EXPECT_EQ(told, 100u);
}

TEST(GeneratePuzzles, RandomSolutionsAreFullAndDiffer) {
  EXPECT_TRUE(random_solution(1).is_full());
  EXPECT_NE(random_solution(1), random_solution(1, 1));
  EXPECT_EQ(random_solution(1, 1), random_solution(1, 1));
}

}  // namespace
}  // namespace nonet
