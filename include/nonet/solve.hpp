#pragma once
// The plain questions: what is the solution, how many are there, show me each.
//
//   Answer answer = solve(puzzle);
//   if (answer.verdict == Verdict::unique) use(answer.solution);
//
// No allocation, no shared state: call from any number of threads. Whoever wants to know why
// there is no single solution asks check() in verdict.hpp.

#include <cstdint>
#include <functional>
#include <string_view>

#include "nonet/bounds.hpp"
#include "nonet/grid.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

enum class Verdict : std::uint8_t {
  malformed,  ///< not a Sudoku text (only where text is read)
  conflict,   ///< the digits that stand there break a rule
  none,       ///< no rule is broken yet, but there is no completion
  multiple,   ///< at least two completions
  unique,     ///< exactly one completion
  undecided,  ///< the bounds ended the search before it could tell
};
std::string_view name_of(Verdict verdict);  ///< "malformed", "conflict", ...

struct Answer {
  Verdict verdict = Verdict::undecided;
  Grid solution;  ///< the completion of `unique`, the first witness of `multiple`; else blank. When
                  ///< undecided: the one completion found so far, or blank
  Grid second;    ///< the second witness of `multiple`: differs from `solution`; else blank
};

/// Finds the solution and proves that there is no other.
[[nodiscard]] Answer solve(const Puzzle& puzzle, const Bounds& bounds = {});
[[nodiscard]] Answer solve(const Grid& grid, const Bounds& bounds = {});  ///< a little faster

inline constexpr std::uint64_t kDefaultCountLimit = 1'000'000;

struct Count {
  std::uint64_t number = 0;
  bool exact = true;  ///< false: at least `number`, the limit or a bound ended the search

  friend bool operator==(const Count&, const Count&) = default;
};

/// Counts completions, at most `limit` of them. `exact` is also true when the true number is just
/// `limit`. A conflict counts 0.
[[nodiscard]] Count count(const Puzzle& puzzle, std::uint64_t limit = kDefaultCountLimit,
                          const Bounds& bounds = {});

/// Hands every completion to `on_solution` once, in no particular order, until that returns false
/// or a bound is met. The count's `exact` tells whether all were seen.
Count for_each_solution(const Puzzle& puzzle, const std::function<bool(const Grid&)>& on_solution,
                        const Bounds& bounds = {});

}  // namespace nonet
