#include "study/steady_search.hpp"

#include <algorithm>

#include "search/algorithms.hpp"

namespace nonet::study {
namespace {

// Enough for nearly all questions. Each turn gets so many times the tries of the one before, which
// makes the turns in vain cheap beside the last.
constexpr std::uint64_t kFirstTries = 500;
constexpr std::uint64_t kGrowth = 4;

verdict::SearchOutcome cover_search(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds,
                                    const std::function<bool(const Grid&)>& on_solution) {
  // Not by way of search(), so that a program that needs no other algorithm is linked without them.
  const SearchResult result = searches::exact_cover(
      puzzle, {.limit = limit, .bounds = bounds, .on_solution = on_solution, .on_event = {}});
  return {result.end, result.solutions, result.figures.tries};
}

}  // namespace

verdict::SearchOutcome steady_search(const Puzzle& puzzle, std::uint64_t limit,
                                     const Bounds& bounds,
                                     const std::function<bool(const Grid&)>& on_solution) {
  std::uint64_t tries = 0;
  for (std::uint64_t budget = kFirstTries;; budget *= kGrowth)
    for (const auto turn : {verdict::default_search, cover_search}) {
      Bounds turn_bounds = bounds;
      turn_bounds.max_steps = std::min(budget, bounds.max_steps - tries);
      verdict::SearchOutcome outcome = turn(puzzle, limit, turn_bounds, on_solution);
      outcome.guesses = tries += outcome.guesses;
      if (outcome.end != SearchEnd::out_of_steps || tries >= bounds.max_steps) return outcome;
    }
}

}  // namespace nonet::study
