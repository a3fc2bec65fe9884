#pragma once
// The search behind every plain question. This is the one place that knows which one it is.

#include <cstdint>
#include <functional>

#include "engine/one.hpp"
#include "nonet/bounds.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"

namespace nonet::verdict {

using SearchOutcome = engine::OneResult;

/// Finds up to `limit` (at least 1) completions and hands each to `on_solution`, which may be empty
/// and returns whether to go on.
SearchOutcome default_search(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds,
                             const std::function<bool(const Grid&)>& on_solution = {});

/// Finds up to two completions: they become `solution` and `second` of a blank answer.
SearchOutcome default_search(const Puzzle& puzzle, const Bounds& bounds, Answer& answer);
SearchOutcome default_search(const Grid& grid, const Bounds& bounds, Answer& answer);

}  // namespace nonet::verdict
