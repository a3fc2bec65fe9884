#pragma once
// The textbook solvers, all with one interface, and what one can watch of them.
//
// Each is sound, complete and ends (docs/search.md proves it); they differ in how many steps they
// take. For plain answers use solve.hpp: it picks the fastest.
//
//   SearchResult result = search(Algorithm::backtracking, puzzle);
//   if (result.first) ...                       // the first solution in that algorithm's order
//   result.figures.retreats;                    // how often it had to take a digit back
//
// Thread safety: no shared state; call from any number of threads.

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "nonet/bounds.hpp"
#include "nonet/cell.hpp"
#include "nonet/digit.hpp"
#include "nonet/grid.hpp"
#include "nonet/house.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

enum class Algorithm : std::uint8_t {
  brute_force,        ///< fills all blanks, judges only full boards: 9^blanks boards at worst
  backtracking,       ///< first empty cell, digits 1 to 9, a loop over row, column and box
  bitmask,            ///< the same order, the check by one mask a house
  fewest_candidates,  ///< masks, and always the cell with the fewest candidates
  singles,            ///< fewest candidates, and naked and hidden singles before every guess
  exact_cover,        ///< Knuth's Algorithm X with dancing links
};

struct AlgorithmInfo {
  Algorithm algorithm;
  std::string_view name;     ///< as on the command line: "fewest-candidates"
  std::string_view summary;  ///< one line
};
/// All algorithms, plainest first.
std::span<const AlgorithmInfo> algorithms();
std::string_view name_of(Algorithm algorithm);
std::optional<Algorithm> algorithm_named(std::string_view name);

/// One step of a search. Which of `cell`, `digit`, `house` and `other` are there depends on `kind`.
struct SearchEvent {
  enum class Kind : std::uint8_t {
    try_digit,  ///< `digit` is about to be looked at in `cell`
    reject,   ///< it cannot stand there: `other` in `house` already holds it (neither of them when
              ///< the puzzle's candidate marks forbid it). Without `digit`: no digit is left for
              ///< `cell`; without `cell`: no place is left for `digit` in `house`
    place,    ///< `digit` now stands in `cell`
    retreat,  ///< `digit` is taken back out of `cell`
    solved,   ///< the board is a solution
    exhausted,  ///< nothing is left to try: every solution has been found
  };
  Kind kind;
  bool forced = false;     ///< a single: no other digit or cell was possible
  int depth = 0;           ///< digits placed by the search at this moment, before this event
  std::uint64_t step = 0;  ///< tries so far, this one included
  std::optional<Cell> cell;
  std::optional<Digit> digit;
  std::optional<House> house;
  std::optional<Cell> other;

  friend bool operator==(const SearchEvent&, const SearchEvent&) = default;
};
std::string_view name_of(SearchEvent::Kind kind);  ///< "try", "reject", "place", ...

struct SearchFigures {
  std::uint64_t tries = 0;       ///< try events
  std::uint64_t rejections = 0;  ///< reject events
  std::uint64_t placements = 0;  ///< place events: the nodes of the search tree below the root
  std::uint64_t retreats = 0;    ///< retreat events
  int greatest_depth = 0;        ///< most digits placed at one moment

  friend bool operator==(const SearchFigures&, const SearchFigures&) = default;
};

struct SearchResult {
  SearchEnd end = SearchEnd::exhausted;
  std::uint64_t solutions = 0;
  std::optional<Grid> first;  ///< the first solution found
  SearchFigures figures;
};

struct SearchOptions {
  std::uint64_t limit = 1;  ///< how many solutions to look for; at least 1
  Bounds bounds;
  /// Told of each solution; returns whether to go on.
  std::function<bool(const Grid&)> on_solution;
  /// Told of every step; returns whether to go on. Without one, watching costs nothing.
  std::function<bool(const SearchEvent&)> on_event;
};

/// How many squares a search has to fill, 0 to 81: brute force has 9^blanks boards to judge.
int count_blanks(const Puzzle& puzzle);

/// Runs one algorithm. A puzzle whose digits break a rule has no solution: the search ends
/// exhausted without a step. Memory: constant; time: up to 9^blanks for brute force.
[[nodiscard]] SearchResult search(Algorithm algorithm, const Puzzle& puzzle,
                                  const SearchOptions& options = {});

}  // namespace nonet
