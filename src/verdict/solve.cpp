#include "nonet/solve.hpp"

#include "nonet/rules.hpp"
#include "verdict/witness.hpp"

namespace nonet {

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::malformed:
      return "malformed";
    case Verdict::conflict:
      return "conflict";
    case Verdict::none:
      return "none";
    case Verdict::multiple:
      return "multiple";
    case Verdict::unique:
      return "unique";
    case Verdict::undecided:
      return "undecided";
  }
  return {};
}

Answer solve(const Puzzle& puzzle, const Bounds& bounds) {
  const Answer answer = verdict::find_witnesses(puzzle, bounds).answer;
  // A completion proves that no rule is broken; asking first would double the time of easy puzzles.
  if (answer.solution.is_blank(Cell(0)) && !obeys_rules(puzzle.digits()))
    return {.verdict = Verdict::conflict, .solution = {}, .second = {}};
  return answer;
}

}  // namespace nonet
