#include "nonet/generate.hpp"

#include <gmock/gmock.h>

#include <set>
#include <stop_token>
#include <string>

#include "nonet/canonical.hpp"
#include "nonet/explain.hpp"
#include "support/generated_puzzles.hpp"

namespace nonet {
namespace {

constexpr const char* kGridOf648 =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

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

// A grid whose 648 automorphisms carry many cells into each other: without one given there are as
// many puzzles as cells, but only as many classes as orbits of cells.
TEST(GeneratePuzzles, DistinctPuzzlesAreOneOfEachClass) {
  GenerateOptions options;
  options.solution = grid_of(kGridOf648);
  options.minimal = false;
  options.least_givens = options.most_givens = 80;
  options.tries = 100;
  std::set<std::string> forms;
  for (const GeneratedPuzzle& made : run_generate(options, 100).puzzles)
    forms.insert(line_of(canonical_form(made.puzzle).grid));
  options.distinct = true;
  for (unsigned threads : {1u, 3u}) {
    options.threads = threads;
    const Generated generated = run_generate(options, 100);
    EXPECT_EQ(generated.report.end, GenerateEnd::out_of_tries);
    std::set<std::string> distinct;
    for (const GeneratedPuzzle& made : generated.puzzles)
      distinct.insert(line_of(canonical_form(made.puzzle).grid));
    EXPECT_EQ(distinct, forms);
    EXPECT_EQ(generated.puzzles.size(), forms.size());
  }
  EXPECT_LT(forms.size(), 20u);
}

TEST(GeneratePuzzles, GradesAsWishedTheSameForEveryNumberOfThreads) {
  GenerateOptions options;
  options.seed = 9;
  options.level = {Level::hard, Level::expert};
  options.rating = {3.0, 7.2};
  options.techniques = {*find_technique("pointing")};
  const Generated alone = run_generate(options, 15);
  EXPECT_EQ(alone.puzzles.size(), 15u);
  for (const GeneratedPuzzle& made : alone.puzzles) {
    ASSERT_TRUE(made.level && made.rating && made.hardest);
    EXPECT_TRUE(*made.level == Level::hard || *made.level == Level::expert);
    EXPECT_EQ(explain(made.puzzle).level, *made.level);
    EXPECT_GT(rate(made.puzzle).er, 2.95);
    EXPECT_LT(rate(made.puzzle).er, 7.25);
  }
  options.threads = 3;
  EXPECT_EQ(lines_of(run_generate(options, 15)), lines_of(alone));
}

TEST(GeneratePuzzles, SaysHowNearAGradeCame) {
  GenerateOptions options;
  options.rating = {1.3, 1.4};  // there is no such rating
  options.tries = 30;
  const Generated generated = run_generate(options, 1);
  EXPECT_EQ(generated.report.end, GenerateEnd::out_of_tries);
  EXPECT_THAT(generated.report.shortfall, testing::HasSubstr("the nearest had rating 1."));
  ASSERT_TRUE(generated.report.nearest);

  options = {};
  options.hardest = find_technique("jellyfish");
  options.tries = 30;
  EXPECT_THAT(run_generate(options, 1).report.shortfall,
              testing::HasSubstr("as hardest technique "));
}

TEST(GeneratePuzzles, RefusesGradesThatDoNotExist) {
  GenerateOptions options;
  options.level = {Level::hard, Level::easy};
  EXPECT_TRUE(fault_of(options));
  options = {};
  options.rating = {0.5, 3.0};
  EXPECT_TRUE(fault_of(options));
  options.rating = {3.0, 2.0};
  EXPECT_TRUE(fault_of(options));
  options = {};
  options.hardest = find_technique("x-wing");
  options.techniques = {*find_technique("jellyfish")};
  EXPECT_THAT(fault_of(options).value_or(""), testing::HasSubstr("harder than x-wing"));
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

TEST(GeneratePuzzles, NamesItsEnds) {
  EXPECT_EQ(name_of(GenerateEnd::done), "done");
  EXPECT_EQ(name_of(GenerateEnd::out_of_tries), "out of tries");
  EXPECT_EQ(name_of(GenerateEnd::impossible), "impossible");
}

}  // namespace
}  // namespace nonet
