#include "nonet/analysis.hpp"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

void look_at_givens(const Grid& givens, Analysis& found) {
  found.pattern = Pattern::of(givens);
  found.symmetry = symmetry_of(found.pattern);
  for (Cell cell : found.pattern)
    ++found.digit_counts[static_cast<std::size_t>(givens[cell]->index())];
  for (int i = 0; i < kHouseCount; ++i)
    if (std::ranges::all_of(cells_of(House(i)), [&](Cell cell) { return givens.is_blank(cell); }))
      found.empty_houses.emplace_back(i);
  found.canonical = canonical_form(givens);
  found.pattern_automorphisms = canonical_form(found.pattern).automorphisms;
}

void look_at_the_solution(const Grid& givens, const Bounds& bounds, Analysis& found) {
  found.redundant = redundant_givens(givens, bounds);
  if (!found.redundant.cells.empty())
    found.minimality = Minimality::redundant;
  else
    found.minimality =
        found.redundant.undecided.empty() ? Minimality::minimal : Minimality::undecided;
  found.solution_automorphisms = canonical_form(found.answer.solution).automorphisms;
  found.backdoors = backdoors(givens, found.answer.solution, bounds);
  found.exact &= found.redundant.undecided.empty() && found.backdoors->exact;
}

void look_at_unavoidable_sets(int most_cells, const Bounds& bounds, Analysis& found) {
  found.unavoidable = unavoidable_sets(found.answer.solution, most_cells, bounds);
  found.missed = missed_sets(found.unavoidable->sets, found.pattern);
  for (const Pattern& cells : found.unavoidable->sets)
    if (const Pattern hitting = cells & found.pattern; hitting.size() == 1)
      found.crucial = found.crucial | hitting;
  found.exact &= found.unavoidable->exact;
}

// Which of several solutions a search meets first is its own affair. With the lesser first all that
// is said of a puzzle with two of them is the same for ever.
void put_lesser_first(Answer& answer) {
  if (answer.verdict != Verdict::multiple) return;
  for (int i = 0; i < kCellCount; ++i) {
    const int first = answer.solution.value_at(Cell(i)), second = answer.second.value_at(Cell(i));
    if (first == second) continue;
    if (second < first) std::swap(answer.solution, answer.second);
    return;
  }
}

}  // namespace

Analysis analyze(const Grid& givens, const AnalysisOptions& options, const Bounds& bounds) {
  Analysis found;
  look_at_givens(givens, found);
  found.answer = solve(givens, bounds);
  put_lesser_first(found.answer);
  found.solutions = found.answer.verdict == Verdict::unique
                        ? Count{1, true}
                        : count(givens, options.count_limit, bounds);
  found.candidates = true_candidates(givens, bounds);
  found.exact = found.answer.verdict != Verdict::undecided && found.candidates.exact();
  found.minimality =
      found.answer.verdict == Verdict::undecided ? Minimality::undecided : Minimality::not_unique;
  if (found.answer.verdict == Verdict::unique) look_at_the_solution(givens, bounds, found);
  const bool has_solution = found.answer.solution.is_full();
  if (has_solution && options.unavoidable_cells >= 4)
    look_at_unavoidable_sets(options.unavoidable_cells, bounds, found);
  return found;
}

}  // namespace nonet
