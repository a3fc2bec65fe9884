#include "support/judgement_checker.hpp"

#include <algorithm>

#include "support/obstacle_checker.hpp"

namespace nonet {
namespace {

bool names_every_difference(const Judgement& judgement) {
  for (int i = 0; i < kCellCount; ++i) {
    const bool differs = judgement.answer.solution[Cell(i)] != judgement.answer.second[Cell(i)];
    if (differs != (std::ranges::count(judgement.differing, Cell(i)) == 1)) return false;
  }
  return true;
}

std::string conflict_objection(const Puzzle& puzzle, const Judgement& judgement) {
  const Grid digits = puzzle.digits();
  if (judgement.conflicts.empty()) return "a conflict without clash";
  for (const Conflict& c : judgement.conflicts) {
    if (digits[c.first] != c.digit || digits[c.second] != c.digit) return "a clash of nothing";
    for (Cell cell : {c.first, c.second})
      if (std::ranges::count(houses_of(cell), c.house) == 0) return "a clash outside its house";
    if (c.first == c.second) return "a cell that clashes with itself";
  }
  return {};
}

}  // namespace

bool is_completion(const Grid& grid, const Puzzle& puzzle) {
  const Candidates possible = possible_digits(puzzle);
  for (int i = 0; i < kCellCount; ++i)
    if (grid.is_blank(Cell(i)) || !possible[Cell(i)].contains(*grid[Cell(i)])) return false;
  return obeys_rules(grid);
}

std::string objection(const Puzzle& puzzle, const Judgement& judgement) {
  const Verdict verdict = judgement.verdict();
  const Answer& answer = judgement.answer;
  if (reason(judgement).empty()) return "no reason";
  if (verdict != Verdict::conflict && !judgement.conflicts.empty())
    return "clashes without conflict";
  if (verdict != Verdict::none && judgement.obstacle) return "an obstacle to a completion";
  if (verdict != Verdict::multiple && answer.second != Grid()) return "a second witness of one";
  if (verdict != Verdict::multiple && !judgement.differing.empty()) return "differing from nothing";
  if (verdict != Verdict::multiple && !judgement.interchangeable.empty())
    return "interchangeable digits of one completion";
  switch (verdict) {
    case Verdict::conflict:
      if (auto wrong = conflict_objection(puzzle, judgement); !wrong.empty()) return wrong;
      break;
    case Verdict::none:
      if (judgement.obstacle) {
        if (auto wrong = objection(puzzle, *judgement.obstacle); !wrong.empty()) return wrong;
      } else if (judgement.end != SearchEnd::exhausted) {
        return "neither an obstacle nor an exhausted search";
      }
      break;
    case Verdict::multiple:
      if (!is_completion(answer.second, puzzle)) return "a second witness that is no completion";
      if (answer.solution == answer.second) return "twice the same witness";
      if (!names_every_difference(judgement)) return "not the differing cells";
      [[fallthrough]];
    case Verdict::unique:
      if (!is_completion(answer.solution, puzzle)) return "a witness that is no completion";
      return {};
    case Verdict::undecided:
      if (judgement.end == SearchEnd::exhausted) return "undecided by an exhausted search";
      return answer.solution == Grid() || is_completion(answer.solution, puzzle)
                 ? ""
                 : "a witness that is no completion";
    case Verdict::malformed:
      return "a malformed puzzle";
  }
  return answer.solution == Grid() ? "" : "a solution where there is none";
}

}  // namespace nonet
