#include "verdict/witness.hpp"

namespace nonet::verdict {

// With interchangeable digits the second completion costs nothing, so the search stops at the
// first.
Witnesses find_witnesses(const Puzzle& puzzle, const Bounds& bounds) {
  Witnesses found;
  Answer& answer = found.answer;
  const DigitSet interchangeable = interchangeable_digits(puzzle);
  const std::uint64_t limit = interchangeable.empty() ? 2 : 1;

  int completions = 0;
  found.search = default_search(puzzle, limit, bounds, [&](const Grid& completion) {
    (completions++ == 0 ? answer.solution : answer.second) = completion;
    return true;
  });
  if (completions == 1 && !interchangeable.empty()) {
    const Digit a = interchangeable.first();
    const Digit b = (interchangeable - DigitSet::only(a)).first();
    answer.second = swap_digits(answer.solution, a, b);
    ++completions;
  }

  if (completions == 2) {
    answer.verdict = Verdict::multiple;
  } else if (found.search.end != SearchEnd::exhausted) {
    answer.verdict = Verdict::undecided;
  } else {
    answer.verdict = completions == 1 ? Verdict::unique : Verdict::none;
  }
  return found;
}

DigitSet interchangeable_digits(const Puzzle& puzzle) {
  if (puzzle.marks) return {};
  const DigitSet missing = DigitSet::all() - puzzle.givens.digits() - puzzle.entries.digits();
  return missing.size() < 2 ? DigitSet() : missing;
}

Grid swap_digits(const Grid& grid, Digit a, Digit b) {
  Grid swapped = grid;
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    if (grid[cell] == a) swapped.set(cell, b);
    if (grid[cell] == b) swapped.set(cell, a);
  }
  return swapped;
}

std::vector<Cell> differing_cells(const Grid& a, const Grid& b) {
  std::vector<Cell> cells;
  for (int i = 0; i < kCellCount; ++i)
    if (a.value_at(Cell(i)) != b.value_at(Cell(i))) cells.emplace_back(i);
  return cells;
}

}  // namespace nonet::verdict
