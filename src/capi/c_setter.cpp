// What a setter asks beyond candidates and givens: backdoors and unavoidable sets.
#include "capi/c_border.hpp"
#include "nonet/backdoors.hpp"
#include "nonet/solve.hpp"
#include "nonet/unavoidable.hpp"

using namespace nonet;

extern "C" {

int nonet_backdoors(const char* text, size_t length, const nonet_bounds* bounds,
                    int* singles_suffice, char cells[81], size_t* number_of_pairs,
                    unsigned char* pairs, size_t most_pairs, int* exact) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const Bounds search_bounds = capi::bounds_from(bounds);
  const Answer answer = solve(puzzle->givens, search_bounds);
  if (answer.verdict != Verdict::unique && answer.verdict != Verdict::undecided)
    return NONET_BAD_ARGUMENT;
  Backdoors found;
  found.exact = false;
  if (answer.verdict == Verdict::unique)
    found = backdoors(puzzle->givens, answer.solution, search_bounds);
  capi::give(singles_suffice, found.singles_suffice);
  Grid marked;
  for (Cell cell : found.cells) marked.set(cell, *answer.solution[cell]);
  capi::give_grid(cells, marked);
  capi::give(number_of_pairs, found.pairs.size());
  for (std::size_t i = 0; pairs != nullptr && i < found.pairs.size() && i < most_pairs; ++i) {
    pairs[2 * i] = static_cast<unsigned char>(found.pairs[i].first.index());
    pairs[2 * i + 1] = static_cast<unsigned char>(found.pairs[i].second.index());
  }
  capi::give(exact, found.exact);
  return NONET_OK;
}

int nonet_unavoidable_sets(const char* text, size_t length, int most_cells,
                           const nonet_bounds* bounds, nonet_on_unavoidable_set on_set,
                           void* context, uint64_t* number, int* exact) {
  if (on_set == nullptr || most_cells < 0 || most_cells > kMostUnavoidableCells)
    return NONET_BAD_ARGUMENT;
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const Bounds search_bounds = capi::bounds_from(bounds);
  const Answer answer = solve(puzzle->givens, search_bounds);
  UnavoidableSets found;
  found.exact = false;
  if (answer.solution.is_full())
    found = unavoidable_sets(answer.solution, most_cells, search_bounds);
  else if (answer.verdict != Verdict::undecided)
    return NONET_BAD_ARGUMENT;
  const Pattern givens = Pattern::of(puzzle->givens);
  std::uint64_t handed_out = 0;
  for (const Pattern& cells : found.sets) {
    char line[kCellCount];
    capi::give_pattern(line, cells);
    ++handed_out;
    if (on_set(line, cells.intersects(givens), context) == 0) break;
  }
  capi::give(number, handed_out);
  capi::give(exact, found.exact);
  return NONET_OK;
}

}  // extern "C"
