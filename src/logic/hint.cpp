#include "nonet/hint.hpp"

#include <array>

#include "core/is_over.hpp"
#include "logic/human/human_path.hpp"
#include "logic/rating_path.hpp"
#include "logic/starting_position.hpp"
#include "nonet/verdict.hpp"

namespace nonet {

namespace {

using namespace logic;

// The solution that the player is after, if there is just one: that of the givens; where they leave
// it open, of all digits that stand there; and where these do, of the marks.
std::optional<Grid> goal_of(const Puzzle& puzzle, const Bounds& bounds) {
  for (const Puzzle& known : {Puzzle(puzzle.givens), Puzzle(puzzle.digits()), puzzle})
    if (const Answer answer = solve(known, bounds); answer.verdict == Verdict::unique)
      return answer.solution;
  return std::nullopt;
}

void find_mistakes(const Puzzle& puzzle, const Grid& goal, Hint& hint) {
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    if (!puzzle.givens.is_blank(cell)) continue;
    if (const auto entry = puzzle.entries[cell]) {
      if (entry != goal[cell]) hint.wrong.push_back(cell);
    } else if (puzzle.marks) {
      const DigitSet marks = (*puzzle.marks)[cell];
      if (!marks.empty() && !marks.contains(*goal[cell]))
        hint.missing.emplace_back(cell, *goal[cell]);
    }
  }
}

Puzzle drawn_position(const Puzzle& puzzle) {
  Puzzle drawn = puzzle;
  drawn.marks = Board(puzzle).all_candidates();
  return drawn;
}

template <class Path>
void take_step(Path& path, const Bounds& bounds, Hint& hint) {
  if (const Step* step = path.next(bounds)) {
    hint.kind = Hint::Kind::step;
    hint.step = *step;
  } else {
    hint.kind = is_over(bounds) ? Hint::Kind::stopped : Hint::Kind::nothing;
  }
}

}  // namespace

std::string_view name_of(Hint::Kind kind) {
  constexpr std::array<std::string_view, 7> names{
      "step", "wrong entries", "missing marks", "solved", "not unique", "nothing", "stopped"};
  return names[static_cast<std::size_t>(kind)];
}

Hint hint(const Puzzle& written, const ExplainOptions& options) {
  Hint hint;
  const Puzzle puzzle = with_lone_marks_as_givens(written);
  hint.position = drawn_position(puzzle);
  const std::optional<Grid> goal = goal_of(puzzle, options.bounds);
  if (!goal) {
    const Judgement judgement = check(puzzle, options.bounds);
    hint.verdict = judgement.verdict();
    hint.reason = reason(judgement);
    hint.kind = hint.verdict == Verdict::undecided ? Hint::Kind::stopped : Hint::Kind::not_unique;
    return hint;
  }
  hint.verdict = Verdict::unique;
  find_mistakes(puzzle, *goal, hint);
  if (!hint.wrong.empty() || !hint.missing.empty()) {
    hint.kind = hint.wrong.empty() ? Hint::Kind::missing_marks : Hint::Kind::wrong_entries;
    return hint;
  }
  if (puzzle.digits().is_full()) {
    hint.kind = Hint::Kind::solved;
    return hint;
  }
  const StartingPosition start = starting_position(puzzle, options.bounds);
  hint.position = start.position;
  if (start.answer.verdict != Verdict::unique) {
    hint.kind = Hint::Kind::stopped;
    return hint;
  }
  if (options.scale == Scale::se) {
    RatingPath path(/*wants_pattern=*/true);
    path.start(Board(start.position),
               {.techniques = options.techniques, .uniqueness = options.uniqueness});
    take_step(path, options.bounds, hint);
  } else {
    HumanPath path;
    path.restrict_to(options.techniques);
    path.start(Board(start.position), start.answer.solution,
               start.one_solution && options.uniqueness);
    take_step(path, options.bounds, hint);
  }
  return hint;
}

}  // namespace nonet
