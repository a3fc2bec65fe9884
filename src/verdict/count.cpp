#include <algorithm>

#include "nonet/solve.hpp"
#include "verdict/default_search.hpp"

namespace nonet {

// Looks for one more than the limit, which is what tells "just so many" from "at least so many".
Count count(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds) {
  const std::uint64_t one_more = limit == kUnlimited ? limit : limit + 1;
  const verdict::SearchOutcome found = verdict::default_search(puzzle, one_more, bounds);
  return {std::min(found.solutions, limit), found.end == SearchEnd::exhausted};
}

Count for_each_solution(const Puzzle& puzzle, const std::function<bool(const Grid&)>& on_solution,
                        const Bounds& bounds) {
  const verdict::SearchOutcome found =
      verdict::default_search(puzzle, kUnlimited, bounds, on_solution);
  return {found.solutions, found.end == SearchEnd::exhausted};
}

}  // namespace nonet
