#pragma once
// Many puzzles in one call. The same questions and answers as in solve.hpp, mostly two to three
// times as fast as one after the other when there are hundreds of puzzles: 256 of them are searched
// side by side, one in each bit of wide vectors (docs/engine_many.md).
//
//   ManySolver solver;                             // keep it: it owns the memory
//   solver.solve(std::span(grids), std::span(answers));
//   if (answers[7].verdict == Verdict::unique) use(answers[7].solution);
//
// Order: answer i belongs to puzzle i, whatever happens inside. When it pays: from some 100 to 200
// puzzles on, best from 500 a call; the work of a call is done on the calling thread. Calls with
// fewer than 128, puzzles with fewer than 17 givens and puzzles with a player's entries or marks
// are searched one at a time, as solve() does.
//
// Bounds: `max_steps` is for each puzzle and counts guesses, the deadline and the stop token are
// for the call. What they cut off is `undecided`, or a count that is not exact.
//
// Memory: a solver reserves 12 MB of address space when it is made and uses some 200 KB of that,
// more only for puzzles with very many solutions; a call allocates nothing.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "nonet/bounds.hpp"
#include "nonet/candidates.hpp"
#include "nonet/grid.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"

namespace nonet {

/// Not copyable. One thread at a time may use a solver; different solvers share nothing.
class ManySolver {
 public:
  ManySolver();
  ManySolver(ManySolver&&) noexcept;
  ManySolver& operator=(ManySolver&&) noexcept;
  ~ManySolver();

  /// What solve() says of each puzzle. Both spans have the same length (asserted).
  void solve(std::span<const Grid> puzzles, std::span<Answer> answers, const Bounds& bounds = {});
  void solve(std::span<const Candidates> puzzles, std::span<Answer> answers,
             const Bounds& bounds = {});
  void solve(std::span<const Puzzle> puzzles, std::span<Answer> answers, const Bounds& bounds = {});

  /// What count() says of each puzzle.
  void count(std::span<const Grid> puzzles, std::span<Count> counts,
             std::uint64_t limit = kDefaultCountLimit, const Bounds& bounds = {});
  void count(std::span<const Candidates> puzzles, std::span<Count> counts,
             std::uint64_t limit = kDefaultCountLimit, const Bounds& bounds = {});
  void count(std::span<const Puzzle> puzzles, std::span<Count> counts,
             std::uint64_t limit = kDefaultCountLimit, const Bounds& bounds = {});

  /// Told of a completion of puzzle number `puzzle`; returns whether to go on with that puzzle.
  using OnSolution = std::function<bool(std::size_t puzzle, const Grid& solution)>;
  /// Hands out every completion of every puzzle once, those of different puzzles mixed, in no
  /// particular order. `counts` tells how many there were and whether they are all.
  void for_each_solution(std::span<const Grid> puzzles, std::span<Count> counts,
                         const OnSolution& on_solution, const Bounds& bounds = {});

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// ManySolver::solve with a solver for this call only: some tens of microseconds more.
void solve_many(std::span<const Grid> puzzles, std::span<Answer> answers,
                const Bounds& bounds = {});

/// ManySolver::count likewise.
void count_many(std::span<const Grid> puzzles, std::span<Count> counts,
                std::uint64_t limit = kDefaultCountLimit, const Bounds& bounds = {});

}  // namespace nonet
