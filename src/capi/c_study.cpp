#include "capi/c_border.hpp"
#include "nonet/minimality.hpp"
#include "nonet/true_candidates.hpp"

using namespace nonet;

extern "C" {

int nonet_true_candidates(const char* text, size_t length, const nonet_bounds* bounds,
                          char candidates[729], int* exact) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const TrueCandidates study = true_candidates(*puzzle, capi::bounds_from(bounds));
  capi::give_candidates(candidates, study.proven);
  capi::give(exact, study.exact());
  return NONET_OK;
}

int nonet_redundant_givens(const char* text, size_t length, const nonet_bounds* bounds,
                           char redundant[81], int* exact) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const RedundantGivens answer = redundant_givens(puzzle->givens, capi::bounds_from(bounds));
  Grid marked;
  for (Cell cell : answer.cells) marked.set(cell, *puzzle->givens[cell]);
  capi::give_grid(redundant, marked);
  capi::give(exact, answer.undecided.empty());
  return NONET_OK;
}

int nonet_is_minimal(const char* text, size_t length, const nonet_bounds* bounds, int* minimal) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const Minimality answer = minimality(puzzle->givens, capi::bounds_from(bounds));
  capi::give(minimal, answer == Minimality::undecided
                          ? -1
                          : static_cast<int>(answer == Minimality::minimal));
  return NONET_OK;
}

}  // extern "C"
