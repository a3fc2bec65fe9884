#include "verdict/default_search.hpp"

#include "engine/one.hpp"

namespace nonet::verdict {

SearchOutcome default_search(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds,
                             const std::function<bool(const Grid&)>& on_solution) {
  const engine::OneResult result = engine::solve_one(puzzle, limit, bounds, on_solution);
  return {result.end, result.solutions, result.guesses};
}

}  // namespace nonet::verdict
