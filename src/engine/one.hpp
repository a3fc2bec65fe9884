#pragma once
// The latency engine: one puzzle now, on the kernel in use (docs/engine.md).
//
// No allocation, no shared state, deterministic: the same solutions in the same order after the
// same guesses on every kernel. Stack: 34 KB at most. Cost: from 0.1 microseconds on easy puzzles
// to some tens on the hardest known; a bound costs nothing until it is met.

#include <cstdint>
#include <functional>

#include "nonet/bounds.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::engine {

struct OneResult {
  SearchEnd end = SearchEnd::exhausted;  ///< `stopped` also when NONET_KERNEL cannot be used
  std::uint64_t solutions = 0;
  std::uint64_t guesses = 0;
};

/// Finds up to `limit` (at least 1) completions and hands each to `on_solution`, which may be empty
/// and returns whether to go on. Bounds: a step is a guess; the clock and the stop token are looked
/// at before the search and every 256 guesses. Digits that clash have no completion.
OneResult solve_one(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds = {},
                    const std::function<bool(const Grid&)>& on_solution = {});

/// The same with limit 2, and the solutions written to `witnesses`: room for two of 81 digits. The
/// quickest way in and out: on easy puzzles a copy more can be told by the clock.
OneResult find_two(const Puzzle& puzzle, const Bounds& bounds, std::uint8_t* witnesses);
OneResult find_two(const Grid& grid, const Bounds& bounds, std::uint8_t* witnesses);

}  // namespace nonet::engine
