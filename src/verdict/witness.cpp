#include "verdict/witness.hpp"

namespace nonet::verdict {
namespace {

// With interchangeable digits one completion gives another at once. That is then the second
// witness, as it shows best why there are several. Only where there is a completion are the digits
// looked at: on easy puzzles that takes a tenth of the time.
template <class P>
SearchOutcome fill_answer(const P& puzzle, const Bounds& bounds, Answer& answer) {
  const SearchOutcome found = default_search(puzzle, bounds, answer);
  const bool exhausted = found.end == SearchEnd::exhausted;
  if (found.solutions == 0 || (found.solutions == 1 && exhausted)) {
    answer.verdict = found.solutions == 1 ? Verdict::unique
                     : exhausted          ? Verdict::none
                                          : Verdict::undecided;
    return found;
  }
  answer.verdict = found.solutions == 2 ? Verdict::multiple : Verdict::undecided;
  if (const DigitSet digits = interchangeable_digits(puzzle); !digits.empty()) {
    const Digit a = digits.first();
    const Digit b = (digits - DigitSet::only(a)).first();
    answer.second = swap_digits(answer.solution, a, b);
    answer.verdict = Verdict::multiple;
  }
  return found;
}

}  // namespace

SearchOutcome find_witnesses(const Puzzle& puzzle, const Bounds& bounds, Answer& answer) {
  return fill_answer(puzzle, bounds, answer);
}

SearchOutcome find_witnesses(const Grid& grid, const Bounds& bounds, Answer& answer) {
  return fill_answer(grid, bounds, answer);
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
