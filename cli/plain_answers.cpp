#include "plain_answers.hpp"

#include <vector>

#include "nonet/solve_many.hpp"

namespace nonet::cli {

namespace {

// Fewer are not worth the memory of a ManySolver, which would take them one by one itself.
constexpr std::size_t kMany = 128;

// A thread works on many chunks, one at a time.
ManySolver& solver_of_this_thread() {
  thread_local ManySolver solver;
  return solver;
}

/// Asks `one` about a finding, or `many` about all with nothing but givens, side by side.
template <class Result, class AskOne, class AskMany, class Take>
void ask_all(std::span<Finding> findings, AskOne one, AskMany many, Take take) {
  std::vector<Grid> grids;
  std::vector<Finding*> asked;
  if (findings.size() >= kMany) {
    grids.reserve(findings.size());
    asked.reserve(findings.size());
  }
  for (Finding& finding : findings) {
    if (finding.malformed()) continue;
    const Puzzle& puzzle = *finding.record.puzzle;
    if (findings.size() >= kMany && finding.has_only_givens()) {
      grids.push_back(puzzle.givens);
      asked.push_back(&finding);
    } else {
      take(finding, one(puzzle));
    }
  }
  if (grids.empty()) return;
  std::vector<Result> results(grids.size());
  many(std::span<const Grid>(grids), std::span<Result>(results));
  for (std::size_t i = 0; i < results.size(); ++i) take(*asked[i], results[i]);
}

}  // namespace

void solve_all(std::span<Finding> findings, const Bounds& bounds) {
  ask_all<Answer>(
      findings, [&](const Puzzle& puzzle) { return solve(puzzle, bounds); },
      [&](std::span<const Grid> grids, std::span<Answer> answers) {
        solver_of_this_thread().solve(grids, answers, bounds);
      },
      [](Finding& finding, const Answer& answer) { finding.judgement.answer = answer; });
}

void explain_all(std::span<Finding> findings, const Bounds& bounds) {
  for (Finding& finding : findings) {
    if (finding.malformed()) continue;
    if (finding.verdict() != Verdict::unique)
      finding.judgement =
          bounds.stop.stop_requested() ? Judgement() : check(*finding.record.puzzle, bounds);
    finding.reason = reason(finding.judgement);
  }
}

void count_all(std::span<Finding> findings, std::uint64_t limit, const Bounds& bounds) {
  ask_all<Count>(
      findings, [&](const Puzzle& puzzle) { return count(puzzle, limit, bounds); },
      [&](std::span<const Grid> grids, std::span<Count> counts) {
        solver_of_this_thread().count(grids, counts, limit, bounds);
      },
      [](Finding& finding, const Count& count) { finding.count = count; });
}

}  // namespace nonet::cli
