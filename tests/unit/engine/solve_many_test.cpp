// Answers of many at once are those of each alone, in the same places.

#include "nonet/solve_many.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "nonet/rules.hpp"
#include "nonet/search.hpp"
#include "support/puzzle_makers.hpp"
#include "support/puzzle_mix.hpp"

namespace nonet {
namespace {

bool completes(const Grid& grid, const Grid& givens) {
  for (int i = 0; i < kCellCount; ++i)
    if (!givens.is_blank(Cell(i)) && givens[Cell(i)] != grid[Cell(i)]) return false;
  return grid.is_full() && obeys_rules(grid);
}

void expect_same(const Answer& many, const Answer& alone, const Grid& givens) {
  EXPECT_EQ(many.verdict, alone.verdict) << line_of(givens);
  switch (many.verdict) {
    case Verdict::unique:
      EXPECT_EQ(many.solution, alone.solution);
      EXPECT_EQ(many.second, Grid());
      break;
    case Verdict::multiple:
      EXPECT_TRUE(completes(many.solution, givens) && completes(many.second, givens));
      EXPECT_NE(many.solution, many.second);
      break;
    default:
      EXPECT_EQ(many.solution, Grid());
      EXPECT_EQ(many.second, Grid());
  }
}

std::vector<Grid> make_batch(std::size_t size, std::uint64_t seed) {
  RandomDraw draw(seed);
  const std::vector<Grid> mix = test::make_puzzle_mix(10, draw);
  std::vector<Grid> batch;
  for (std::size_t i = 0; i < size; ++i)
    batch.push_back(mix[static_cast<std::size_t>(draw.below(static_cast<int>(mix.size())))]);
  return batch;
}

TEST(SolveMany, GridsInEveryNumber) {
  ManySolver solver;
  for (std::size_t size : {0, 1, 2, 100, 127, 128, 129, 256, 1000}) {
    const std::vector<Grid> batch = make_batch(size, 5 + size);
    std::vector<Answer> answers(size);
    answers.assign(size, Answer{.verdict = Verdict::malformed, .solution = Grid(), .second = {}});
    solver.solve(batch, answers);
    for (std::size_t i = 0; i < size; ++i) expect_same(answers[i], solve(batch[i]), batch[i]);
  }
}

TEST(SolveMany, AnswersOfTheLastCallAreForgotten) {
  const std::vector<Grid> full = make_batch(300, 1), blank(300);
  std::vector<Answer> answers(300);
  ManySolver solver;
  solver.solve(full, answers);
  solver.solve(blank, answers);
  for (const Answer& answer : answers) EXPECT_EQ(answer.verdict, Verdict::multiple);
}

TEST(SolveMany, CandidatesAndPuzzlesWithMarksAndEntries) {
  RandomDraw draw(8);
  std::vector<Candidates> candidates;
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < 150; ++i) {
    const Grid full = make_full_grid(draw);
    const Grid minimal = remove_digits(make_minimal_puzzle(full, draw), i % 4, draw);
    const Puzzle marked = add_marks(minimal, full, 2 + i % 3, draw);
    candidates.push_back(possible_digits(marked));
    Puzzle entered(minimal);
    for (int k = 0; k < 3; ++k)
      if (const Cell cell(draw.below(kCellCount)); minimal.is_blank(cell))
        entered.entries.set(cell, Digit(1 + draw.below(9)));
    puzzles.push_back(i % 3 == 0 ? marked : i % 3 == 1 ? entered : Puzzle(minimal));
  }
  std::vector<Answer> answers(candidates.size());
  ManySolver solver;
  solver.solve(candidates, answers);
  for (std::size_t i = 0; i < answers.size(); ++i)
    expect_same(answers[i], solve(candidates[i]), Grid());
  solver.solve(puzzles, answers);
  for (std::size_t i = 0; i < answers.size(); ++i)
    expect_same(answers[i], solve(puzzles[i]), puzzles[i].digits());
}

TEST(SolveMany, CountsUpToEveryLimit) {
  const std::vector<Grid> batch = make_batch(400, 77);
  std::vector<Count> counts(batch.size());
  ManySolver solver;
  for (std::uint64_t limit : {0, 1, 2, 3, 40, 300}) {
    solver.count(batch, counts, limit);
    for (std::size_t i = 0; i < batch.size(); ++i)
      EXPECT_EQ(counts[i], count(batch[i], limit)) << line_of(batch[i]) << " limit " << limit;
  }
}

TEST(SolveMany, ThousandsOfSolutionsAreCountedExactly) {
  const Grid open_band = grid_of(
      "123456789456789123789123456"
      "...................................."
      "645978312978312645");
  SearchOptions options;
  options.limit = kUnlimited;
  const SearchResult expected = search(Algorithm::exact_cover, open_band, options);
  ASSERT_GT(expected.solutions, 1000u);
  const std::vector<Grid> batch(150, open_band);
  std::vector<Count> counts(batch.size());
  count_many(batch, counts);
  for (const Count& each : counts) EXPECT_EQ(each, (Count{expected.solutions, true}));
}

TEST(SolveMany, HandsOutEverySolutionOnce) {
  std::vector<Grid> batch = make_batch(500, 99);
  std::erase_if(batch, [](const Grid& grid) { return count(grid, 100).number >= 100; });
  ASSERT_GE(batch.size(), 200u);
  std::vector<Count> counts(batch.size());
  std::map<std::size_t, std::set<std::string>> seen;
  ManySolver solver;
  solver.for_each_solution(batch, counts, [&](std::size_t puzzle, const Grid& grid) {
    EXPECT_TRUE(completes(grid, batch[puzzle]));
    EXPECT_TRUE(seen[puzzle].insert(line_of(grid)).second);
    return true;
  });
  for (std::size_t i = 0; i < batch.size(); ++i) {
    EXPECT_EQ(counts[i], count(batch[i]));
    EXPECT_EQ(seen[i].size(), counts[i].number);
  }
}

TEST(SolveMany, BoundsLeavePuzzlesUndecided) {
  const std::vector<Grid> batch = make_batch(200, 3);
  std::vector<Answer> answers(batch.size());
  std::stop_source source;
  source.request_stop();
  Bounds bounds;
  bounds.stop = source.get_token();
  std::vector<Count> counts(batch.size());
  ManySolver solver;
  solver.count(std::vector<Grid>(200), counts, kUnlimited, bounds);
  for (const Count& each : counts) EXPECT_FALSE(each.exact);
  solver.solve(batch, answers, Bounds{.max_steps = 0, .deadline = {}, .stop = {}});
  int undecided = 0;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (answers[i].verdict == Verdict::undecided)
      ++undecided;
    else
      EXPECT_EQ(answers[i].verdict, solve(batch[i]).verdict);
  }
  EXPECT_GT(undecided, 0);
}

}  // namespace
}  // namespace nonet
