#pragma once
// The throughput engine: many puzzles at once, one in each bit of wide vectors (planes.hpp).
//
//   struct Task final : BatchTask { ... };              // where puzzles come from, answers go
//   BatchSearch search;                                 // batch_search.hpp: the memory; keep it
//   search.run(*kernel->many, kernel->one, task);
//
// It pays from some hundred puzzles on. One search belongs to one thread at a time.

#include <cstddef>
#include <cstdint>

#include "nonet/bounds.hpp"

namespace nonet::engine::many {

enum class BatchEnd : std::uint8_t {
  exhausted,      ///< the whole space was searched: the number is exact
  limit_reached,  ///< as many solutions as wanted
  cut_off,        ///< by a bound, or because the task said so
};

enum class RowKind : std::uint8_t {
  givens,  ///< 81 bytes, 0 for a blank, else 1 to 9
  sets,    ///< 81 candidate sets of 16 bits, bit i for digit i + 1
};

/// A puzzle to be searched.
struct BatchRow {
  const void* values = nullptr;  ///< 81 of them, as RowKind describes
  std::size_t puzzle = 0;        ///< its number
  std::uint64_t limit = 1;       ///< solutions to look for, at least 1
  /// What the cell 0 to 80 must not hold: a digit 1 to 9, or 0 for nothing. Together with a blank
  /// there it asks what becomes possible without a given.
  int denied_cell = 0, denied_digit = 0;
};

/// Where puzzles come from and answers go. Puzzles are numbered by whoever supplies them.
class BatchTask {
 public:
  RowKind kind = RowKind::givens;
  std::uint64_t solutions_wanted = 1;  ///< how many of them are handed to solution()
  Bounds bounds;                       ///< max_steps is for each puzzle, in branchings

  /// Fills in the next puzzle, or returns false when there is none. Its values have to stay as they
  /// are while up to 256 more are asked for. What the last call left in `row` may still be there.
  virtual bool next(BatchRow& row) = 0;
  /// Told of each wanted solution: its number within the puzzle, from 0, and its 81 digits.
  /// Returns whether to go on with this puzzle.
  virtual bool solution(std::size_t puzzle, std::uint64_t number, const std::uint8_t* digits) = 0;
  /// Told once of each puzzle, when its search has ended.
  virtual void ended(std::size_t puzzle, std::uint64_t found, BatchEnd end) = 0;

 protected:
  ~BatchTask() = default;
};

/// Effort of a run. The same for every kernel.
struct BatchFigures {
  std::uint64_t forks = 0;      ///< branchings with side B in a free lane
  std::uint64_t parked = 0;     ///< branchings with side B in a park
  std::uint64_t overflows = 0;  ///< nodes left to the scalar search
  std::uint64_t rounds = 0, services = 0;
  std::uint64_t lane_rounds = 0;  ///< rounds, each times the lanes that held a node

  friend bool operator==(const BatchFigures&, const BatchFigures&) = default;
};

}  // namespace nonet::engine::many
