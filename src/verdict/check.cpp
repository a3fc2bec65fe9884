#include <algorithm>

#include "nonet/verdict.hpp"
#include "verdict/obstacle.hpp"
#include "verdict/witness.hpp"

namespace nonet {
namespace {

// Guesses after which a search that has found nothing yet is interrupted for a look at the
// obstacles. A position that has a completion seldom needs so many; an impossible one may need far
// more, although a glance at its houses is enough.
constexpr std::uint64_t kGuessesBeforeObstacle = 10'000;

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
  first_bounds.max_steps = std::min(bounds.max_steps, kGuessesBeforeObstacle);
  Answer& answer = judgement.answer;
  verdict::SearchOutcome found = verdict::find_witnesses(puzzle, first_bounds, answer);
  if (found.solutions == 0) judgement.obstacle = verdict::find_obstacle(puzzle);
  if (judgement.obstacle) {
    answer.verdict = Verdict::none;
  } else if (found.end == SearchEnd::out_of_steps && first_bounds.max_steps < bounds.max_steps) {
    answer = Answer();
    found = verdict::find_witnesses(puzzle, bounds, answer);
  }
  judgement.end = found.end;
  judgement.guesses = found.guesses;
  judge_completions(judgement, puzzle);
  return judgement;
}

}  // namespace nonet
