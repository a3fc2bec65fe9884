#include "nonet/minimality.hpp"

#include <algorithm>
#include <cassert>

#include "nonet/puzzle.hpp"
#include "nonet/solve_many.hpp"
#include "study/removal.hpp"
#include "study/removal_batch.hpp"

namespace nonet {
namespace {

using study::Need;

// Puzzles are judged and then asked about by so many, which bounds the memory.
constexpr std::size_t kBlock = 4096;

void note(RedundantGivens& answer, Cell cell, Need need) {
  if (need == Need::redundant) answer.cells.push_back(cell);
  if (need == Need::undecided) answer.undecided.push_back(cell);
}

// What uniqueness alone says; removals can only make `minimal` worse.
Minimality minimality_of(Verdict verdict) {
  if (verdict == Verdict::undecided) return Minimality::undecided;
  return verdict == Verdict::unique ? Minimality::minimal : Minimality::not_unique;
}

void note(Minimality& answer, Need need) {
  if (need == Need::redundant)
    answer = Minimality::redundant;
  else if (need == Need::undecided && answer == Minimality::minimal)
    answer = Minimality::undecided;
}

}  // namespace

std::string_view name_of(Minimality minimality) {
  switch (minimality) {
    case Minimality::minimal:
      return "minimal";
    case Minimality::redundant:
      return "redundant";
    case Minimality::not_unique:
      return "not unique";
    case Minimality::undecided:
      return "undecided";
  }
  return {};
}

RedundantGivens redundant_givens(const Grid& puzzle, const Bounds& bounds) {
  const Candidates possible = possible_digits(puzzle);
  RedundantGivens answer;
  for (int i = 0; i < kCellCount; ++i)
    if (!puzzle.is_blank(Cell(i))) note(answer, Cell(i), study::need_of(possible, Cell(i), bounds));
  return answer;
}

void redundant_givens(std::span<const Grid> puzzles, std::span<RedundantGivens> answers,
                      const Bounds& bounds) {
  assert(puzzles.size() == answers.size());
  std::ranges::fill(answers, RedundantGivens());
  study::RemovalBatch().run(
      puzzles, bounds, [](std::size_t) { return true; },
      [&](std::size_t puzzle, Cell cell, Need need) { note(answers[puzzle], cell, need); });
  for (RedundantGivens& answer : answers) {
    std::ranges::sort(answer.cells);
    std::ranges::sort(answer.undecided);
  }
}

Minimality minimality(const Grid& puzzle, const Bounds& bounds) {
  const Candidates possible = possible_digits(puzzle);
  Minimality answer = minimality_of(solve(puzzle, bounds).verdict);
  if (answer != Minimality::minimal) return answer;
  for (int i = 0; i < kCellCount && answer != Minimality::redundant; ++i)
    if (!puzzle.is_blank(Cell(i))) note(answer, study::need_of(possible, Cell(i), bounds));
  return answer;
}

void minimality(std::span<const Grid> puzzles, std::span<Minimality> answers,
                const Bounds& bounds) {
  assert(puzzles.size() == answers.size());
  ManySolver solver;
  study::RemovalBatch removals;
  std::vector<Answer> judged(std::min(kBlock, puzzles.size()));
  for (std::size_t begin = 0; begin < puzzles.size(); begin += kBlock) {
    const auto block = puzzles.subspan(begin, std::min(kBlock, puzzles.size() - begin));
    const auto answers_here = answers.subspan(begin, block.size());
    const std::span verdicts(judged.data(), block.size());
    solver.solve(block, verdicts, bounds);
    std::ranges::transform(verdicts, answers_here.begin(),
                           [](const Answer& answer) { return minimality_of(answer.verdict); });
    removals.run(
        block, bounds,
        [&](std::size_t puzzle) {
          return verdicts[puzzle].verdict == Verdict::unique &&
                 answers_here[puzzle] != Minimality::redundant;
        },
        [&](std::size_t puzzle, Cell, Need need) { note(answers_here[puzzle], need); });
  }
}

}  // namespace nonet
