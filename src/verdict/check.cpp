#include <algorithm>

#include "nonet/verdict.hpp"
#include "verdict/obstacle.hpp"
#include "verdict/witness.hpp"

namespace nonet {
namespace {

// Tries after which a search that has found nothing yet is interrupted for a look at the
// obstacles. Positions that have a completion seldom need so many; some impossible ones would need
// millions, and then a crowded house is often all there is to it.
constexpr std::uint64_t kTriesBeforeObstacle = 10'000;

void judge_completions(Judgement& judgement, const Puzzle& puzzle) {
  if (judgement.verdict() != Verdict::multiple) return;
  judgement.differing =
      verdict::differing_cells(judgement.answer.solution, judgement.answer.second);
  for (Digit digit : verdict::interchangeable_digits(puzzle))
    judgement.interchangeable.push_back(digit);
}

}  // namespace

Judgement check(const Puzzle& puzzle, const Bounds& bounds) {
  Judgement judgement;
  judgement.conflicts = find_conflicts(puzzle.digits());
  if (!judgement.conflicts.empty()) {
    judgement.answer.verdict = Verdict::conflict;
    return judgement;
  }

  Bounds first_bounds = bounds;
  first_bounds.max_steps = std::min(bounds.max_steps, kTriesBeforeObstacle);
  verdict::Witnesses found = verdict::find_witnesses(puzzle, first_bounds);
  if (found.search.solutions == 0) judgement.obstacle = verdict::find_obstacle(puzzle);
  if (judgement.obstacle) {
    found.answer.verdict = Verdict::none;
  } else if (found.search.end == SearchEnd::out_of_steps &&
             first_bounds.max_steps < bounds.max_steps) {
    found = verdict::find_witnesses(puzzle, bounds);
  }
  judgement.answer = found.answer;
  judgement.end = found.search.end;
  judgement.guesses = found.search.tries;
  judge_completions(judgement, puzzle);
  return judgement;
}

}  // namespace nonet
