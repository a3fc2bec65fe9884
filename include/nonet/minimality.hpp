#pragma once
// Minimality: does a puzzle need all of its givens?
//
//   redundant_givens(puzzle).cells;       // the givens it can do without, one at a time
//   is_minimal(puzzle);                   // one solution, and no given is redundant
//
// A given is redundant when the puzzle has the same completions without it. For a unique puzzle
// that is: it stays unique. For one with several completions: the other givens force that digit.
// For one without any, conflicts included: it still has none, so that the givens that are not
// redundant are those whose removal mends it. Redundant givens are so each alone: of two, often
// only one can go.
//
// Puzzles are Grids, as all this is about givens: what a player added, entries and marks, which
// would make givens redundant, is left aside by passing Puzzle::givens.
//
// Cost: one search for a single completion for each given (is there one with another digit in its
// cell?), which is 10 to 40 microseconds a puzzle. For collections the forms with spans put each
// of these searches into a lane of the throughput engine (solve_many.hpp), which takes two thirds
// of the time. They work on the calling thread and reserve 24 MB of address space, mostly
// untouched.
//
// Bounds: max_steps is for each search, the deadline and the stop token are for the call.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/cell.hpp"
#include "nonet/grid.hpp"

namespace nonet {

struct RedundantGivens {
  std::vector<Cell> cells;      ///< the redundant givens, in row-major order
  std::vector<Cell> undecided;  ///< givens that the bounds left open, likewise

  friend bool operator==(const RedundantGivens&, const RedundantGivens&) = default;
};

[[nodiscard]] RedundantGivens redundant_givens(const Grid& puzzle, const Bounds& bounds = {});

/// Both spans have the same length (asserted).
void redundant_givens(std::span<const Grid> puzzles, std::span<RedundantGivens> answers,
                      const Bounds& bounds = {});

enum class Minimality : std::uint8_t {
  minimal,     ///< unique, and no given is redundant
  redundant,   ///< unique, and some given is redundant
  not_unique,  ///< no completion, or several
  undecided,   ///< the bounds came first
};
std::string_view name_of(Minimality minimality);  ///< "minimal", "redundant", "not unique", ...

/// Stops at the first redundant given, so mostly quicker than redundant_givens().
[[nodiscard]] Minimality minimality(const Grid& puzzle, const Bounds& bounds = {});

/// Both spans have the same length (asserted).
void minimality(std::span<const Grid> puzzles, std::span<Minimality> answers,
                const Bounds& bounds = {});

[[nodiscard]] inline bool is_minimal(const Grid& puzzle) {
  return minimality(puzzle) == Minimality::minimal;
}

}  // namespace nonet
