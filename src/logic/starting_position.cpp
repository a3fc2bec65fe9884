#include "logic/starting_position.hpp"

namespace nonet::logic {

namespace {

// Cells that nobody has marked yet.
void mark_unmarked(Puzzle& puzzle) {
  const Grid digits = puzzle.digits();
  for (int i = 0; i < kCellCount; ++i)
    if (const Cell cell(i); digits.is_blank(cell) && (*puzzle.marks)[cell].empty())
      (*puzzle.marks)[cell] = DigitSet::all();
}

bool is_in_no_peer(const Candidates& marks, Cell cell, Digit digit) {
  for (Cell peer : peers_of(cell))
    if (marks[peer].contains(digit)) return false;
  return true;
}

}  // namespace

Puzzle with_lone_marks_as_givens(const Puzzle& puzzle) {
  if (!puzzle.marks || puzzle.digits().filled() > 0) return puzzle;
  Puzzle read = puzzle;
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    const DigitSet marks = (*puzzle.marks)[cell];
    if (marks.size() == 1 && is_in_no_peer(*puzzle.marks, cell, marks.first()))
      read.givens.set(cell, marks.first());
  }
  return read;
}

StartingPosition starting_position(const Puzzle& puzzle, const Bounds& bounds) {
  StartingPosition start;
  Puzzle position = with_lone_marks_as_givens(puzzle);
  if (position.marks) mark_unmarked(position);
  start.answer = solve(position, bounds);
  start.position = position;
  if (start.answer.verdict != Verdict::unique) return start;

  start.one_solution = solve(position.givens, bounds).verdict == Verdict::unique;
  if (!start.one_solution) {
    // Then nothing may be made of which digits are givens; what stands there may still be enough.
    const Grid digits = position.digits();
    if (solve(digits, bounds).verdict == Verdict::unique) {
      position.givens = digits;
      position.entries = {};
      start.one_solution = true;
    }
  }
  position.marks = Board(position).all_candidates();
  start.position = position;
  return start;
}

}  // namespace nonet::logic
