#pragma once
// RecordingTask: hands puzzles to the throughput engine and keeps all that comes back.

#include <algorithm>
#include <cstring>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "engine/many/many.hpp"
#include "nonet/candidates.hpp"
#include "nonet/grid.hpp"

namespace nonet::test {

class RecordingTask final : public engine::many::BatchTask {
 public:
  struct Result {
    std::uint64_t found = 0;
    engine::many::BatchEnd end = engine::many::BatchEnd::exhausted;
    int times_ended = 0;
    std::vector<Grid> solutions;
  };

  explicit RecordingTask(std::span<const Grid> puzzles) : grids_(puzzles), results(puzzles.size()) {
    kind = engine::many::RowKind::givens;
    solutions_wanted = kUnlimited;
  }
  explicit RecordingTask(std::span<const Candidates> puzzles)
      : sets_(puzzles), results(puzzles.size()) {
    kind = engine::many::RowKind::sets;
    solutions_wanted = kUnlimited;
  }

  bool next(engine::many::BatchRow& row) override {
    if (position_ == results.size()) return false;
    row.puzzle = position_++;
    row.values =
        grids_.empty() ? static_cast<const void*>(&sets_[row.puzzle]) : &grids_[row.puzzle];
    row.limit = limit;
    if (adjust) adjust(row);
    return true;
  }
  bool solution(std::size_t puzzle, std::uint64_t, const std::uint8_t* digits) override {
    Grid grid;
    for (int i = 0; i < kCellCount; ++i) grid.set(Cell(i), Digit(digits[i]));
    results[puzzle].solutions.push_back(grid);
    return !refuse || !refuse(puzzle);
  }
  void ended(std::size_t puzzle, std::uint64_t found, engine::many::BatchEnd end) override {
    results[puzzle].found = found;
    results[puzzle].end = end;
    ++results[puzzle].times_ended;
  }

 private:
  std::span<const Grid> grids_;
  std::span<const Candidates> sets_;
  std::size_t position_ = 0;

 public:
  std::vector<Result> results;  // by number of the puzzle
  std::uint64_t limit = 2;
  std::function<void(engine::many::BatchRow&)> adjust;  // gives a puzzle a limit of its own, ...
  std::function<bool(std::size_t puzzle)> refuse;  // whether to end a puzzle at its next solution
};

}  // namespace nonet::test
