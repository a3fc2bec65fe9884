#pragma once
// true_candidates(): which digits can stand where. A candidate is true when some completion has it;
// the others, however many techniques it takes to see it, can be struck.
//
//   TrueCandidates study = true_candidates(puzzle);
//   if (study.exact()) study.proven[Cell::at(0, 0)];   // the digits of r1c1 over all completions
//
// Cost: about one solve() for a puzzle with up to a hundred completions. Otherwise a search for a
// single completion for each candidate that the completions found so far do not have, at most 649
// in all, however many completions there are: a millisecond or two on an empty grid and those with
// a few givens. Call from any number of threads.

#include "nonet/bounds.hpp"
#include "nonet/candidates.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

struct TrueCandidates {
  Candidates proven;     ///< each occurs in some completion; a given or an entry is the only one of
                         ///< its cell; none anywhere without a completion or with a conflict
  Candidates undecided;  ///< those that the bounds left open; none anywhere when exact
  SearchEnd end = SearchEnd::exhausted;  ///< exhausted, or the bound that was met

  /// Whether `proven` are all there are.
  bool exact() const { return end == SearchEnd::exhausted; }

  friend bool operator==(const TrueCandidates&, const TrueCandidates&) = default;
};

/// About the position as it stands: entries stay, and an open cell can hold a marked digit only.
/// `bounds` are for the whole call.
[[nodiscard]] TrueCandidates true_candidates(const Puzzle& puzzle, const Bounds& bounds = {});

}  // namespace nonet
