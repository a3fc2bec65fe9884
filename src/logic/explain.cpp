#include "nonet/explain.hpp"

#include <algorithm>
#include <array>

#include "core/is_over.hpp"
#include "logic/human/human_path.hpp"
#include "logic/human/level_score.hpp"
#include "logic/rating_path.hpp"
#include "logic/starting_position.hpp"
#include "nonet/verdict.hpp"

namespace nonet {

namespace {

using logic::Board;

// Takes all steps of a path; whether they solve the puzzle.
template <class Path>
bool walk(Path& walker, const Bounds& bounds, Explanation& path) {
  while (const Step* step = walker.next(bounds)) {
    path.steps.push_back(*step);
    path.score += step->technique.info().score;
    path.level = std::max(path.level, step->technique.info().level);
  }
  return walker.board().solved();
}

}  // namespace

std::string_view name_of(Scale scale) {
  return scale == Scale::human ? "human" : "se";
}

std::string_view name_of(PathEnd end) {
  constexpr std::array<std::string_view, 4> names{"solved", "stuck", "not explained", "stopped"};
  return names[static_cast<std::size_t>(end)];
}

void apply(const Step& step, Puzzle& position) {
  Candidates& marks = *position.marks;
  for (Candidate placed : step.placements) {
    position.entries.set(placed.cell, placed.digit);
    marks[placed.cell] = {};
    for (Cell peer : peers_of(placed.cell)) marks[peer].erase(placed.digit);
  }
  for (Candidate struck : step.eliminations) marks[struck.cell].erase(struck.digit);
}

Explanation explain(const Puzzle& puzzle, const ExplainOptions& options) {
  const logic::StartingPosition start = logic::starting_position(puzzle, options.bounds);
  Explanation path;
  path.scale = options.scale;
  path.answer = start.answer;
  path.start = start.position;
  if (start.answer.verdict == Verdict::undecided) path.end = PathEnd::stopped;
  if (start.answer.verdict != Verdict::unique) {
    path.reason = reason(check(puzzle, options.bounds));
    return path;
  }

  const Board board(start.position);
  bool solved = false;
  if (options.scale == Scale::se) {
    logic::RatingPath rater(/*wants_pattern=*/true);
    // As rate() does, by what stands there: the same numbers.
    rater.start(board, {.techniques = options.techniques, .uniqueness = options.uniqueness});
    solved = walk(rater, options.bounds, path);
    for (const Step& step : path.steps) path.rating = std::max(path.rating, step.rating);
  } else {
    logic::HumanPath human;
    human.restrict_to(options.techniques);
    human.start(board, start.answer.solution, start.one_solution && options.uniqueness);
    solved = walk(human, options.bounds, path);
  }
  path.level = std::max(path.level, logic::level_for(path.score));
  path.end = solved ? PathEnd::solved : is_over(options.bounds) ? PathEnd::stopped : PathEnd::stuck;
  return path;
}

}  // namespace nonet
