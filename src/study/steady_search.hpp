#pragma once
// steady_search(): the search behind true candidates and redundant givens. Their questions are
// often about positions without a completion, also on nearly empty grids, where an engine made
// for puzzles can search for years for what a glance at one house shows.

#include "verdict/default_search.hpp"

namespace nonet::study {

/// As verdict::default_search, but that a search which has not ended soon is interrupted for a look
/// at the obstacles (verdict/obstacle.hpp). `on_solution` may see a completion twice then.
verdict::SearchOutcome steady_search(const Candidates& candidates, std::uint64_t limit,
                                     const Bounds& bounds,
                                     const std::function<bool(const Grid&)>& on_solution = {});

}  // namespace nonet::study
