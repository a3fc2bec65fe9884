#include "generate/vicinity_maker.hpp"

#include <set>

#include "nonet/minimality.hpp"
#include "support/generated_puzzles.hpp"

namespace nonet::generate {
namespace {

class VicinityMakerTest : public testing::Test {
 protected:
  VicinityMakerTest() {
    RandomDraw draw(6);
    options_.from = make_minimal_puzzle(make_full_grid(draw), draw);
  }
  GenerateOptions options_;
};

TEST_F(VicinityMakerTest, TwoGivensAreExchangedWithoutMore) {
  const Generated generated = run_generate(options_, 100);
  ASSERT_EQ(generated.puzzles.size(), 100u);
  std::set<std::string> seen;
  for (const GeneratedPuzzle& made : generated.puzzles) {
    EXPECT_TRUE(seen.insert(line_of(made.puzzle)).second);
    EXPECT_EQ(made.puzzle.filled(), options_.from->filled());
    expect_unique(made);
    expect_minimal(made);
  }
}

TEST_F(VicinityMakerTest, FindsAllNeighboursAndEnds) {
  std::set<std::string> all;
  for (int c = 0; c < kCellCount; ++c) {
    if (options_.from->is_blank(Cell(c))) continue;
    Grid less = *options_.from;
    less.clear(Cell(c));
    for (int d = 0; d < kCellCount; ++d)
      for (int digit = 1; digit <= 9 && less.is_blank(Cell(d)); ++digit) {
        Grid neighbour = less;
        neighbour.set(Cell(d), Digit(digit));
        if (neighbour != *options_.from && is_minimal(neighbour)) all.insert(line_of(neighbour));
      }
  }
  options_.remove = 1;
  options_.add = 1;
  options_.tries = 20'000;
  const Generated generated = run_generate(options_, 100'000);
  EXPECT_EQ(generated.report.end, GenerateEnd::out_of_tries);
  std::set<std::string> found;
  for (const auto& made : generated.puzzles) found.insert(line_of(made.puzzle));
  EXPECT_GT(all.size(), 20u);
  EXPECT_EQ(found, all);
}

TEST_F(VicinityMakerTest, SaysThatThereWereTooManySolutions) {
  options_.remove = 10;
  options_.add = 10;
  options_.tries = 20;
  const GenerateReport report = run_generate(options_, 1).report;
  EXPECT_EQ(report.end, GenerateEnd::out_of_tries);
  EXPECT_NE(report.shortfall.find("more than 4000 solutions without the givens taken away"),
            std::string::npos)
      << report.shortfall;
  EXPECT_FALSE(report.nearest);
}

TEST_F(VicinityMakerTest, RedundantGivensArePutInWhenNotRefused) {
  options_.remove = 0;
  options_.add = 3;
  options_.minimal = false;
  options_.most_givens = 80;
  const Generated generated = run_generate(options_, 50);
  ASSERT_EQ(generated.puzzles.size(), 50u);
  for (const GeneratedPuzzle& made : generated.puzzles) {
    expect_unique(made);
    EXPECT_EQ(made.puzzle.filled(), options_.from->filled() + 3);
    EXPECT_EQ(restricted(made.puzzle, CellSet::filled(*options_.from)), *options_.from);
  }
}

}  // namespace
}  // namespace nonet::generate
