#include "text/notation_writers.hpp"

namespace nonet::text {

std::string write_candidates(const Puzzle& puzzle) {
  const Candidates possible = possible_digits(puzzle);
  std::string text;
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : DigitSet::all())
      text += possible[Cell(i)].contains(digit) ? digit.symbol() : '.';
  return text;
}

}  // namespace nonet::text
