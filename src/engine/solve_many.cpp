#include "nonet/solve_many.hpp"

#include <algorithm>
#include <cassert>

#include "engine/dispatch.hpp"
#include "engine/many/batch_search.hpp"
#include "engine/one.hpp"
#include "engine/puzzle_rows.hpp"
#include "nonet/rules.hpp"

namespace nonet {

struct ManySolver::State {
  engine::many::BatchSearch search;
};

namespace {

using engine::many::BatchEnd;

// Below this a loop over the latency engine is faster (docs/engine_many.md).
constexpr std::size_t kFewPuzzles = 128;

// A span of puzzles as a task. What is done with solutions is up to the question.
template <class P, class Question>
class PuzzleTask final : public engine::many::BatchTask {
 public:
  PuzzleTask(std::span<const P> puzzles, Question& question, const Bounds& search_bounds)
      : puzzles_(puzzles), question_(question) {
    kind = engine::kRowKind<P>;
    solutions_wanted = question.solutions_wanted();
    bounds = search_bounds;
  }

  void run(engine::many::BatchSearch& search) {
    const engine::Kernel* const kernel = engine::kernel();
    if (puzzles_.size() >= kFewPuzzles && kernel != nullptr)
      search.run(*kernel->many, kernel->one, *this);
    else
      for (std::size_t i = 0; i < puzzles_.size(); ++i) search_alone(i);
  }

  bool next(engine::many::BatchRow& row) override {
    for (; position_ < puzzles_.size(); search_alone(position_++))
      if (const void* values = engine::row_of(puzzles_[position_])) {
        row.values = values;
        row.puzzle = position_++;
        row.limit = question_.limit();
        return true;
      }
    return false;
  }
  bool solution(std::size_t puzzle, std::uint64_t number, const std::uint8_t* digits) override {
    return question_.solution(puzzle, number, engine::grid_from(digits));
  }
  void ended(std::size_t puzzle, std::uint64_t found, BatchEnd end) override {
    question_.ended(puzzle, found, end);
  }

 private:
  void search_alone(std::size_t i) {
    std::uint64_t number = 0;
    const auto on_solution = [&](const Grid& grid) {
      return number >= solutions_wanted || question_.solution(i, number++, grid);
    };
    const engine::OneResult result =
        engine::solve_one(puzzles_[i], question_.limit(), bounds, on_solution);
    question_.ended(i, result.solutions,
                    result.end == SearchEnd::exhausted       ? BatchEnd::exhausted
                    : result.end == SearchEnd::limit_reached ? BatchEnd::limit_reached
                                                             : BatchEnd::cut_off);
  }

  std::span<const P> puzzles_;
  Question& question_;
  std::size_t position_ = 0;
};

template <class P>
class SolveQuestion {
 public:
  SolveQuestion(std::span<const P> puzzles, std::span<Answer> answers)
      : puzzles_(puzzles), answers_(answers) {
    std::ranges::fill(answers, Answer());
  }
  static std::uint64_t limit() { return 2; }
  static std::uint64_t solutions_wanted() { return 2; }

  bool solution(std::size_t puzzle, std::uint64_t number, const Grid& grid) {
    (number == 0 ? answers_[puzzle].solution : answers_[puzzle].second) = grid;
    return true;
  }
  void ended(std::size_t puzzle, std::uint64_t found, BatchEnd end) {
    Verdict& verdict = answers_[puzzle].verdict;
    if (found >= 2)
      verdict = Verdict::multiple;
    else if (found == 0 && !obeys_rules(engine::digits_of(puzzles_[puzzle])))
      verdict = Verdict::conflict;
    else if (end == BatchEnd::exhausted)
      verdict = found == 1 ? Verdict::unique : Verdict::none;
  }

 private:
  std::span<const P> puzzles_;
  std::span<Answer> answers_;
};

class CountQuestion {
 public:
  CountQuestion(std::span<Count> counts, std::uint64_t limit) : counts_(counts), limit_(limit) {}
  // One more than the limit tells "just so many" from "at least so many".
  std::uint64_t limit() const { return limit_ == kUnlimited ? limit_ : limit_ + 1; }
  static std::uint64_t solutions_wanted() { return 0; }

  static bool solution(std::size_t, std::uint64_t, const Grid&) { return true; }
  void ended(std::size_t puzzle, std::uint64_t found, BatchEnd end) {
    counts_[puzzle] = {std::min(found, limit_), end == BatchEnd::exhausted};
  }

 private:
  std::span<Count> counts_;
  std::uint64_t limit_;
};

class EverySolution {
 public:
  EverySolution(std::span<Count> counts, const ManySolver::OnSolution& on_solution)
      : counts_(counts), on_solution_(on_solution) {}
  static std::uint64_t limit() { return kUnlimited; }
  static std::uint64_t solutions_wanted() { return kUnlimited; }

  bool solution(std::size_t puzzle, std::uint64_t, const Grid& grid) {
    return on_solution_(puzzle, grid);
  }
  void ended(std::size_t puzzle, std::uint64_t found, BatchEnd end) {
    counts_[puzzle] = {found, end == BatchEnd::exhausted};
  }

 private:
  std::span<Count> counts_;
  const ManySolver::OnSolution& on_solution_;
};

template <class P>
void solve_all(engine::many::BatchSearch& search, std::span<const P> puzzles,
               std::span<Answer> answers, const Bounds& bounds) {
  assert(puzzles.size() == answers.size());
  SolveQuestion<P> question(puzzles, answers);
  PuzzleTask<P, SolveQuestion<P>>(puzzles, question, bounds).run(search);
}

template <class P>
void count_all(engine::many::BatchSearch& search, std::span<const P> puzzles,
               std::span<Count> counts, std::uint64_t limit, const Bounds& bounds) {
  assert(puzzles.size() == counts.size());
  CountQuestion question(counts, limit);
  PuzzleTask<P, CountQuestion>(puzzles, question, bounds).run(search);
}

}  // namespace

ManySolver::ManySolver() : state_(std::make_unique<State>()) {}
ManySolver::ManySolver(ManySolver&&) noexcept = default;
ManySolver& ManySolver::operator=(ManySolver&&) noexcept = default;
ManySolver::~ManySolver() = default;

void ManySolver::solve(std::span<const Grid> puzzles, std::span<Answer> answers,
                       const Bounds& bounds) {
  solve_all(state_->search, puzzles, answers, bounds);
}
void ManySolver::solve(std::span<const Candidates> puzzles, std::span<Answer> answers,
                       const Bounds& bounds) {
  solve_all(state_->search, puzzles, answers, bounds);
}
void ManySolver::solve(std::span<const Puzzle> puzzles, std::span<Answer> answers,
                       const Bounds& bounds) {
  solve_all(state_->search, puzzles, answers, bounds);
}

void ManySolver::count(std::span<const Grid> puzzles, std::span<Count> counts, std::uint64_t limit,
                       const Bounds& bounds) {
  count_all(state_->search, puzzles, counts, limit, bounds);
}
void ManySolver::count(std::span<const Candidates> puzzles, std::span<Count> counts,
                       std::uint64_t limit, const Bounds& bounds) {
  count_all(state_->search, puzzles, counts, limit, bounds);
}
void ManySolver::count(std::span<const Puzzle> puzzles, std::span<Count> counts,
                       std::uint64_t limit, const Bounds& bounds) {
  count_all(state_->search, puzzles, counts, limit, bounds);
}

void ManySolver::for_each_solution(std::span<const Grid> puzzles, std::span<Count> counts,
                                   const OnSolution& on_solution, const Bounds& bounds) {
  assert(puzzles.size() == counts.size());
  EverySolution question(counts, on_solution);
  PuzzleTask<Grid, EverySolution>(puzzles, question, bounds).run(state_->search);
}

void solve_many(std::span<const Grid> puzzles, std::span<Answer> answers, const Bounds& bounds) {
  ManySolver().solve(puzzles, answers, bounds);
}

void count_many(std::span<const Grid> puzzles, std::span<Count> counts, std::uint64_t limit,
                const Bounds& bounds) {
  ManySolver().count(puzzles, counts, limit, bounds);
}

}  // namespace nonet
