#include "verdict/default_search.hpp"

namespace nonet::verdict {

SearchOutcome default_search(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds,
                             const std::function<bool(const Grid&)>& on_solution) {
  SearchOptions options;
  options.limit = limit;
  options.bounds = bounds;
  options.on_solution = on_solution;
  const SearchResult result = search(Algorithm::singles, puzzle, options);
  return {result.end, result.solutions, result.figures.tries};
}

}  // namespace nonet::verdict
