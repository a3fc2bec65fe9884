#pragma once
// steady_search(): the search behind true candidates and redundant givens. Their questions are
// often about positions without a completion, also on nearly empty grids, where every order of
// guesses has cases in which it takes years. Two searches whose orders have nothing in common are
// seldom lost in the same place, so they take turns.

#include <functional>

#include "nonet/puzzle.hpp"
#include "verdict/default_search.hpp"

namespace nonet::study {

/// As verdict::default_search. `on_solution` may see a completion several times.
verdict::SearchOutcome steady_search(const Puzzle& puzzle, std::uint64_t limit,
                                     const Bounds& bounds,
                                     const std::function<bool(const Grid&)>& on_solution = {});

}  // namespace nonet::study
