// No technique ever strikes a digit of the solution, nor places another: all steps that each of
// them finds, not only those a path would take, on positions of many kinds: along the paths of
// puzzles, and with candidates struck at random, where patterns are common and near-misses more so.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"
#include "nonet/explain.hpp"
#include "nonet/solve.hpp"
#include "nonet/step_text.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

using logic::Board;

class Judge final : public logic::StepSink {
 public:
  Judge(const Board& board, const Grid& solution, std::map<std::string, int>& found)
      : StepSink(true), board_(board), solution_(solution), found_(found) {}

 private:
  bool accept(Step& step) override {
    ++found_[std::string(step.technique.key())];
    EXPECT_FALSE(step.placements.empty() && step.eliminations.empty()) << step.technique.key();
    for (Candidate placed : step.placements)
      EXPECT_EQ(solution_[placed.cell], placed.digit) << to_text(step);
    for (Candidate struck : step.eliminations) {
      EXPECT_NE(solution_[struck.cell], struck.digit) << to_text(step);
      EXPECT_TRUE(board_.has(struck)) << struck.name() << ": " << to_text(step);
    }
    return ++steps_ > 2000 || testing::Test::HasFailure();
  }

  const Board& board_;
  const Grid& solution_;
  std::map<std::string, int>& found_;
  int steps_ = 0;
};

void judge_all(const Puzzle& position, const Grid& solution, bool uniqueness,
               std::map<std::string, int>& found) {
  const Board board(position);
  for (Technique technique : all_techniques()) {
    if (technique.entry().find == nullptr) continue;
    if (technique.info().needs_uniqueness && !uniqueness) continue;
    Judge judge(board, solution, found);
    technique.entry().find(technique.entry(), board, judge);
  }
}

TEST(TechniqueSoundness, KeepsTheSolutionAlongPaths) {
  std::map<std::string, int> found;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    RandomDraw draw(seed);
    const Grid full = make_full_grid(draw);
    const Grid puzzle = make_minimal_puzzle(full, draw);
    SCOPED_TRACE(line_of(puzzle));
    const Explanation path = explain(puzzle);
    ASSERT_EQ(path.end, PathEnd::solved);
    Puzzle position = path.start;
    for (const Step& step : path.steps) {
      const TechniqueInfo& info = step.technique.info();
      if (info.score > 14) judge_all(position, full, true, found);
      if (HasFailure()) return;
      apply(step, position);
    }
  }
  EXPECT_GT(found.size(), 35u);
}

// Marks struck at random say nothing about how many solutions the givens have: techniques that rest
// on that are judged only where the givens have one.
TEST(TechniqueSoundness, KeepsTheSolutionOfRandomMarks) {
  std::map<std::string, int> found;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    RandomDraw draw(1000 + seed);
    const Grid full = make_full_grid(draw);
    const Grid puzzle = seed % 2 == 0 ? make_minimal_puzzle(full, draw)
                                      : remove_digits(full, 81 - 12 - int(seed % 20), draw);
    const Puzzle position = add_marks(puzzle, full, 2 + int(seed % 4), draw);
    SCOPED_TRACE(line_of(puzzle) + " seed " + std::to_string(seed));
    judge_all(position, full, seed % 2 == 0, found);
    if (HasFailure()) return;
  }
  for (Technique technique : all_techniques()) {
    // Marks at random seldom leave deadly patterns or a last open cell.
    if (technique.entry().find != nullptr && !technique.info().needs_uniqueness &&
        technique.key() != "last-cell") {
      EXPECT_GT(found[std::string(technique.key())], 0) << technique.key();
    }
  }
}

}  // namespace
}  // namespace nonet
