#include "study/steady_search.hpp"

#include <algorithm>

#include "verdict/obstacle.hpp"

namespace nonet::study {
namespace {

// A look at the obstacles takes about as long.
constexpr std::uint64_t kFirstTries = 2'000;

}  // namespace

verdict::SearchOutcome steady_search(const Candidates& candidates, std::uint64_t limit,
                                     const Bounds& bounds,
                                     const std::function<bool(const Grid&)>& on_solution) {
  Bounds rest = bounds;
  rest.max_steps = std::min(bounds.max_steps, kFirstTries);
  const verdict::SearchOutcome first =
      verdict::default_search(candidates, limit, rest, on_solution);
  if (first.end != SearchEnd::out_of_steps || first.tries >= bounds.max_steps) return first;
  if (first.solutions == 0 && verdict::find_obstacle(candidates))
    return {.end = SearchEnd::exhausted, .solutions = 0, .tries = first.tries};

  if (bounds.max_steps != kUnlimited)
    rest.max_steps = bounds.max_steps - first.tries;
  else
    rest.max_steps = kUnlimited;
  verdict::SearchOutcome second = verdict::default_search(candidates, limit, rest, on_solution);
  second.tries += first.tries;
  return second;
}

}  // namespace nonet::study
