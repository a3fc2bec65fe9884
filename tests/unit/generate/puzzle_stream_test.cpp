#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "nonet/generate.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

std::vector<std::string> streamed_lines(PuzzleStream& stream, int* turns = nullptr) {
  std::vector<std::string> lines;
  bool more = true;
  while (more) {
    more = stream.advance([&](const GeneratedPuzzle& made) {
      lines.push_back(to_line(made.puzzle));
      return true;
    });
    if (turns != nullptr) ++*turns;
    EXPECT_EQ(stream.report().made, lines.size());
  }
  return lines;
}

TEST(PuzzleStream, MakesTheSamePuzzlesAsAllAtOnce) {
  std::vector<GenerateOptions> wishes(4);
  wishes[1].symmetry = GivenSymmetry::axes;
  wishes[2].least_givens = wishes[2].most_givens = 21;
  wishes[3].from = Grid();
  for (GenerateOptions& options : wishes) {
    options.seed = 5;
    constexpr std::uint64_t kWanted = 40;
    std::vector<std::string> expected;
    options.threads = 2;
    const auto report = generate_puzzles(options, kWanted, [&](const GeneratedPuzzle& made) {
      expected.push_back(to_line(made.puzzle));
      return true;
    });
    ASSERT_TRUE(report);
    auto stream = PuzzleStream::open(options, kWanted);
    ASSERT_TRUE(stream);
    int turns = 0;
    EXPECT_EQ(streamed_lines(*stream, &turns), expected);
    EXPECT_GT(turns, 1);
    EXPECT_EQ(stream->report().end, GenerateEnd::done);
    EXPECT_EQ(stream->report().tries, report->tries);
  }
}

TEST(PuzzleStream, CanBeMovedInItsMiddle) {
  GenerateOptions options;
  auto whole = PuzzleStream::open(options, 30), parted = PuzzleStream::open(options, 30);
  ASSERT_TRUE(whole && parted);
  std::vector<std::string> lines;
  ASSERT_TRUE(parted->advance([&](const GeneratedPuzzle& made) {
    lines.push_back(to_line(made.puzzle));
    return true;
  }));
  PuzzleStream moved = *std::move(parted);
  while (moved.advance([&](const GeneratedPuzzle& made) {
    lines.push_back(to_line(made.puzzle));
    return true;
  })) {
  }
  EXPECT_EQ(lines, streamed_lines(*whole));
}

TEST(PuzzleStream, TellsHowItEnded) {
  const auto end_of = [](const GenerateOptions& options, std::uint64_t number) {
    auto stream = PuzzleStream::open(options, number);
    EXPECT_TRUE(stream);
    streamed_lines(*stream);
    EXPECT_FALSE(stream->advance([](const GeneratedPuzzle&) { return true; }));
    return stream->report();
  };
  GenerateOptions options;
  EXPECT_EQ(end_of(options, 0).end, GenerateEnd::done);

  options.least_givens = options.most_givens = 16;
  EXPECT_EQ(end_of(options, 1).end, GenerateEnd::impossible);
  EXPECT_NE(end_of(options, 1).shortfall, "");

  options = {};
  options.wish = [](const Grid&) { return false; };
  options.tries = 50;
  const GenerateReport vain = end_of(options, 1);
  EXPECT_EQ(vain.end, GenerateEnd::out_of_tries);
  EXPECT_EQ(vain.tries, 50u);
  EXPECT_NE(vain.shortfall.find("50 tries in vain"), std::string::npos) << vain.shortfall;

  options.bounds.deadline = std::chrono::steady_clock::now();
  EXPECT_EQ(end_of(options, 1).end, GenerateEnd::out_of_time);
  options.bounds.deadline.reset();

  std::stop_source source;
  source.request_stop();
  options.bounds.stop = source.get_token();
  EXPECT_EQ(end_of(options, 1).end, GenerateEnd::stopped);
}

TEST(PuzzleStream, EndsWhenToldThatItIsEnough) {
  auto stream = PuzzleStream::open({}, 100);
  ASSERT_TRUE(stream);
  EXPECT_FALSE(stream->advance([](const GeneratedPuzzle&) { return false; }));
  EXPECT_EQ(stream->report().end, GenerateEnd::stopped);
  EXPECT_EQ(stream->report().made, 1u);
}

TEST(PuzzleStream, RefusesWhatCannotBeWishedFor) {
  GenerateOptions options;
  options.least_givens = 30;
  options.most_givens = 20;
  const auto stream = PuzzleStream::open(options, 1);
  ASSERT_FALSE(stream);
  EXPECT_EQ(stream.error(), *fault_of(options));
}

}  // namespace
}  // namespace nonet
