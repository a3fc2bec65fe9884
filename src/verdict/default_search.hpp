#pragma once
// The search behind every plain question. This is the one place that knows which one it is.

#include <cstdint>
#include <functional>

#include "nonet/bounds.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/search.hpp"

namespace nonet::verdict {

struct SearchOutcome {
  SearchEnd end = SearchEnd::exhausted;
  std::uint64_t solutions = 0;
  std::uint64_t tries = 0;
};

/// Finds up to `limit` (at least 1) completions and hands each to `on_solution`, which may be empty
/// and returns whether to go on.
SearchOutcome default_search(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds,
                             const std::function<bool(const Grid&)>& on_solution = {});

}  // namespace nonet::verdict
