#include "study/removal.hpp"

#include "study/steady_search.hpp"

namespace nonet::study {

Need need_of(const Candidates& puzzle, Cell cell, const Bounds& bounds) {
  const verdict::SearchOutcome found = steady_search(without_digit(puzzle, cell), 1, bounds);
  if (found.solutions > 0) return Need::needed;
  return found.end == SearchEnd::exhausted ? Need::redundant : Need::undecided;
}

}  // namespace nonet::study
