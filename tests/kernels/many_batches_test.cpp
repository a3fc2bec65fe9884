// The throughput engine on one kernel against the textbook solvers: batches of every size, every
// kind of puzzle side by side, every kind of limit.

#include <gmock/gmock.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/dispatch.hpp"
#include "engine/many/batch_search.hpp"
#include "nonet/rules.hpp"
#include "support/cadical_oracle.hpp"
#include "support/completes.hpp"
#include "support/puzzle_makers.hpp"
#include "support/puzzle_mix.hpp"
#include "support/recording_task.hpp"
#include "support/textbook_solutions.hpp"

namespace nonet {
namespace {

using engine::many::BatchEnd;
using engine::many::BatchFigures;
using engine::many::BatchSearch;
using test::RecordingTask;

constexpr std::uint64_t kReferenceLimit = 1000;

struct Pool {
  std::vector<Grid> puzzles;
  std::vector<std::vector<std::string>> solutions;  // sorted; kReferenceLimit at most
};

const Pool& pool() {
  static const Pool mixed = [] {
    RandomDraw draw(2718);
    Pool made{.puzzles = test::make_puzzle_mix(12, draw), .solutions = {}};
    for (const Grid& puzzle : made.puzzles)
      made.solutions.push_back(textbook_solutions(puzzle, kReferenceLimit));
    return made;
  }();
  return mixed;
}

class ManyBatches : public testing::Test {
 protected:
  static BatchFigures run(BatchSearch& search, RecordingTask& task) {
    const engine::Kernel* const kernel = engine::kernel();
    return search.run(*kernel->many, kernel->one, task);
  }

  /// Searches a batch of puzzles of the pool, given by their numbers, and judges every answer.
  BatchFigures check(const std::vector<std::size_t>& numbers, std::uint64_t limit) {
    std::vector<Grid> batch;
    for (std::size_t number : numbers) batch.push_back(pool().puzzles[number]);
    RecordingTask task{std::span<const Grid>(batch)};
    task.limit = limit;
    const BatchFigures figures = run(*search_, task);
    for (std::size_t i = 0; i < batch.size(); ++i) {
      SCOPED_TRACE(line_of(batch[i]) + " as " + std::to_string(i) + " of " +
                   std::to_string(batch.size()) + ", limit " + std::to_string(limit));
      expect_right(task.results[i], pool().solutions[numbers[i]], limit);
      if (HasFailure()) break;
    }
    return figures;
  }

  static void expect_right(const RecordingTask::Result& result,
                           const std::vector<std::string>& solutions, std::uint64_t limit) {
    EXPECT_EQ(result.times_ended, 1);
    EXPECT_EQ(result.found, std::min<std::uint64_t>(limit, solutions.size()));
    EXPECT_EQ(result.end, solutions.size() < limit ? BatchEnd::exhausted : BatchEnd::limit_reached);
    std::vector<std::string> lines;
    for (const Grid& grid : result.solutions) lines.push_back(line_of(grid));
    ASSERT_EQ(lines.size(), result.found);
    std::ranges::sort(lines);
    EXPECT_EQ(std::ranges::adjacent_find(lines), lines.end()) << "a solution came twice";
    // Beyond the reference there may be others, which obey the rules (see EverySolutionIsOne).
    if (solutions.size() < kReferenceLimit) {
      EXPECT_TRUE(std::ranges::includes(solutions, lines)) << "a solution that is none";
    }
  }

  std::vector<std::size_t> draw_batch(std::size_t size) {
    std::vector<std::size_t> numbers(size);
    for (std::size_t& number : numbers)
      number = static_cast<std::size_t>(draw_.below(static_cast<int>(pool().puzzles.size())));
    return numbers;
  }

  RandomDraw draw_{31};
  std::unique_ptr<BatchSearch> search_ = std::make_unique<BatchSearch>();
};

TEST_F(ManyBatches, EverySmallSize) {
  for (std::size_t size = 0; size <= 70; ++size) check(draw_batch(size), 2);
}

TEST_F(ManyBatches, SizesAroundTheNumberOfLanes) {
  for (std::size_t size : {127, 128, 129, 191, 255, 256, 257, 300, 511, 512, 513, 700})
    check(draw_batch(size), 2);
}

TEST_F(ManyBatches, ThousandsWithEveryLimit) {
  for (std::uint64_t limit : {1, 2, 3, 31, 32, 40}) check(draw_batch(2500), limit);
}

TEST_F(ManyBatches, HundredsOfSolutions) {
  check(draw_batch(300), kReferenceLimit);
}

TEST_F(ManyBatches, TheSamePuzzleInEveryLane) {
  for (std::size_t number = 0; number < pool().puzzles.size(); number += 7)
    check(std::vector<std::size_t>(300, number), 2);
  check(std::vector<std::size_t>(300, 0), 3);  // the empty grid
}

TEST_F(ManyBatches, OnePuzzleAlone) {
  for (std::size_t number = 0; number < pool().puzzles.size(); ++number)
    for (std::uint64_t limit : {1, 2, 100}) check({number}, limit);
}

TEST_F(ManyBatches, WithoutRoomForNodes) {
  search_ = std::make_unique<BatchSearch>(0);
  std::uint64_t overflows = 0;
  for (std::uint64_t limit : {2, 40, 1000}) overflows += check(draw_batch(400), limit).overflows;
  EXPECT_GT(overflows, 0u);
  search_ = std::make_unique<BatchSearch>(1);
  for (std::uint64_t limit : {2, 40, 1000}) check(draw_batch(400), limit);
}

TEST_F(ManyBatches, EverySolutionIsOne) {
  const std::vector<Grid> batch(40, Grid());
  RecordingTask task{std::span<const Grid>(batch)};
  task.limit = 500;
  run(*search_, task);
  for (const RecordingTask::Result& result : task.results) {
    std::vector<std::string> lines;
    for (const Grid& grid : result.solutions) {
      EXPECT_TRUE(grid.is_full() && obeys_rules(grid));
      lines.push_back(line_of(grid));
    }
    std::ranges::sort(lines);
    EXPECT_EQ(std::ranges::adjacent_find(lines), lines.end());
    EXPECT_EQ(lines.size(), 500u);
  }
}

TEST_F(ManyBatches, FewGivensDiveBeyondTheirTrails) {
  std::vector<Grid> batch;
  while (batch.size() < 900) {
    const Grid full = make_full_grid(draw_);
    batch.push_back(remove_digits(full, 81 - draw_.below(25), draw_));
  }
  RecordingTask task{std::span<const Grid>(batch)};
  task.limit = 20;
  run(*search_, task);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    SCOPED_TRACE(line_of(batch[i]));
    std::vector<std::string> lines;
    for (const Grid& grid : task.results[i].solutions) {
      EXPECT_TRUE(completes(grid, batch[i]));
      lines.push_back(line_of(grid));
    }
    std::ranges::sort(lines);
    EXPECT_EQ(std::ranges::adjacent_find(lines), lines.end());
    EXPECT_EQ(lines.size(), textbook_solutions(batch[i], 20).size());
  }
}

#ifdef NONET_HAS_CADICAL
TEST_F(ManyBatches, AgreesWithASatSolver) {
  std::vector<Grid> batch;
  for (std::size_t i = 0; i < pool().puzzles.size(); i += 2) batch.push_back(pool().puzzles[i]);
  RecordingTask task{std::span<const Grid>(batch)};
  task.limit = 3;
  run(*search_, task);
  for (std::size_t i = 0; i < batch.size(); ++i)
    EXPECT_EQ(task.results[i].found, completions_by_sat(batch[i], 3).size()) << line_of(batch[i]);
}
#endif

TEST_F(ManyBatches, CandidateSets) {
  std::vector<Candidates> batch;
  std::vector<std::vector<std::string>> expected;
  for (int i = 0; i < 120; ++i) {
    const Grid full = make_full_grid(draw_);
    const Grid minimal = make_minimal_puzzle(full, draw_);
    Candidates sets = Candidates::all();
    if (i % 3 == 0) {  // anything at all beside the solution
      for (int c = 0; c < kCellCount; ++c) {
        sets[Cell(c)] = DigitSet::from_bits(static_cast<unsigned>(draw_.below(512)));
        sets[Cell(c)].insert(*full[Cell(c)]);
        if (i % 2 == 0 && draw_.once_in(2)) sets[Cell(c)] = DigitSet::only(*full[Cell(c)]);
        if (i % 9 == 0 && draw_.once_in(40)) sets[Cell(c)] = DigitSet();
      }
    } else {
      sets =
          possible_digits(add_marks(remove_digits(minimal, i % 5, draw_), full, 1 + i % 4, draw_));
    }
    batch.push_back(sets);
    expected.push_back(textbook_solutions(sets, kReferenceLimit));
  }
  for (std::uint64_t limit : {1, 2, 40}) {
    RecordingTask task{std::span<const Candidates>(batch)};
    task.limit = limit;
    run(*search_, task);
    for (std::size_t i = 0; i < batch.size(); ++i) {
      SCOPED_TRACE("candidate sets " + std::to_string(i) + ", limit " + std::to_string(limit));
      expect_right(task.results[i], expected[i], limit);
    }
  }
}

TEST_F(ManyBatches, DeniedCandidatesAndLimitsOfTheirOwn) {
  struct Question {
    int cell, digit;  // digit 0 for none
    std::uint64_t limit;
    std::vector<std::string> expected;
  };
  std::vector<Grid> grids;
  std::vector<Candidates> sets;
  std::vector<Question> questions;
  for (int i = 0; i < 200; ++i) {
    Grid puzzle = pool().puzzles[draw_batch(1)[0]];
    const Cell cell(draw_.below(kCellCount));
    const int digit = puzzle.is_blank(cell) ? 1 + draw_.below(9) : puzzle.value_at(cell);
    if (i % 4 != 0) puzzle.clear(cell);  // else a given is denied, or a blank
    Candidates left = possible_digits(puzzle);
    if (i % 5 != 0) left[cell].erase(Digit(digit));
    questions.push_back({cell.index(), i % 5 != 0 ? digit : 0,
                         static_cast<std::uint64_t>(1 + i % 3),
                         textbook_solutions(left, kReferenceLimit)});
    grids.push_back(puzzle);
    sets.push_back(possible_digits(puzzle));
  }
  const auto judge = [&](RecordingTask task) {
    task.adjust = [&](engine::many::BatchRow& row) {
      const Question& question = questions[row.puzzle];
      row.denied_cell = question.cell;
      row.denied_digit = question.digit;
      row.limit = question.limit;
    };
    run(*search_, task);
    for (std::size_t i = 0; i < questions.size(); ++i) {
      SCOPED_TRACE(line_of(grids[i]) + " without " + std::to_string(questions[i].digit) + " in " +
                   Cell(questions[i].cell).name());
      expect_right(task.results[i], questions[i].expected, questions[i].limit);
    }
  };
  judge(RecordingTask{std::span<const Grid>(grids)});
  judge(RecordingTask{std::span<const Candidates>(sets)});
}

TEST_F(ManyBatches, GuessBoundIsForEachPuzzle) {
  const std::vector<std::size_t> numbers = draw_batch(600);
  std::vector<Grid> batch;
  for (std::size_t number : numbers) batch.push_back(pool().puzzles[number]);
  for (std::uint64_t guesses : {0, 1, 5}) {
    RecordingTask task{std::span<const Grid>(batch)};
    task.bounds.max_steps = guesses;
    run(*search_, task);
    int cut_off = 0, decided = 0;
    for (std::size_t i = 0; i < batch.size(); ++i) {
      const RecordingTask::Result& result = task.results[i];
      const std::size_t true_number = pool().solutions[numbers[i]].size();
      EXPECT_EQ(result.times_ended, 1);
      EXPECT_EQ(result.found, result.solutions.size());
      if (result.end == BatchEnd::cut_off) {
        ++cut_off;
        EXPECT_LE(result.found, std::min<std::uint64_t>(true_number, 1));
      } else {
        ++decided;
        EXPECT_EQ(result.found, std::min<std::uint64_t>(true_number, 2)) << line_of(batch[i]);
      }
    }
    EXPECT_GT(cut_off, 0);
    EXPECT_GT(decided, 100);
  }
}

TEST_F(ManyBatches, AStopEndsEveryPuzzle) {
  std::vector<Grid> batch(5000);  // empty grids with all their solutions: it would never end
  std::stop_source source;
  RecordingTask task{std::span<const Grid>(batch)};
  task.limit = kUnlimited;
  task.bounds.stop = source.get_token();
  task.refuse = [&, seen = 0](std::size_t) mutable {
    if (++seen == 2000) source.request_stop();
    return false;
  };
  run(*search_, task);
  for (const RecordingTask::Result& result : task.results) {
    EXPECT_EQ(result.times_ended, 1);
    EXPECT_EQ(result.end, BatchEnd::cut_off);
  }
  check(draw_batch(300), 2);  // and the search is as good as new
}

TEST_F(ManyBatches, APastDeadlineEndsEveryPuzzle) {
  std::vector<Grid> batch(300);
  RecordingTask task{std::span<const Grid>(batch)};
  task.limit = kUnlimited;
  task.solutions_wanted = 0;
  task.bounds.deadline = std::chrono::steady_clock::now();
  run(*search_, task);
  for (const RecordingTask::Result& result : task.results) EXPECT_EQ(result.end, BatchEnd::cut_off);
}

TEST_F(ManyBatches, ATaskCanEndOnePuzzleAlone) {
  std::vector<std::size_t> numbers = draw_batch(400);
  std::vector<Grid> batch;
  for (std::size_t number : numbers) batch.push_back(pool().puzzles[number]);
  RecordingTask task{std::span<const Grid>(batch)};
  task.limit = 60;
  task.refuse = [](std::size_t puzzle) { return puzzle % 2 == 0; };
  run(*search_, task);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const std::size_t true_number = pool().solutions[numbers[i]].size();
    EXPECT_EQ(task.results[i].times_ended, 1);
    if (i % 2 == 0)
      EXPECT_EQ(task.results[i].solutions.size(), std::min<std::size_t>(true_number, 1));
    else
      EXPECT_EQ(task.results[i].solutions.size(), std::min<std::size_t>(true_number, 60));
  }
}

}  // namespace
}  // namespace nonet
