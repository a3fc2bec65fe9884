#include "nonet/puzzle.hpp"

namespace nonet {

Candidates possible_digits(const Puzzle& puzzle) {
  Candidates possible = puzzle.marks.value_or(Candidates::all());
  const Grid digits = puzzle.digits();
  for (int i = 0; i < kCellCount; ++i)
    if (auto digit = digits[Cell(i)]) possible[Cell(i)] = DigitSet::only(*digit);
  return possible;
}

}  // namespace nonet
