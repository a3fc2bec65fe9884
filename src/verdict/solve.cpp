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

namespace {

Grid digits_of(const Grid& grid) {
  return grid;
}
Grid digits_of(const Puzzle& puzzle) {
  return puzzle.digits();
}

// A completion proves that no rule is broken; asking first would double the time of easy puzzles.
template <class P>
Answer answer_to(const P& puzzle, const Bounds& bounds) {
  Answer answer;
  const verdict::SearchOutcome found = verdict::find_witnesses(puzzle, bounds, answer);
  if (found.solutions == 0 && !obeys_rules(digits_of(puzzle))) answer.verdict = Verdict::conflict;
  return answer;
}

}  // namespace

Answer solve(const Puzzle& puzzle, const Bounds& bounds) {
  return answer_to(puzzle, bounds);
}

Answer solve(const Grid& grid, const Bounds& bounds) {
  return answer_to(grid, bounds);
}

}  // namespace nonet
