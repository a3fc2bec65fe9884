#pragma once
// Candidate: a digit in a cell, as something that may be true or false. Numbered 0 to 728, nine
// digits a cell, cells row-major.
//
//   Candidate candidate(Cell::at(0, 4), Digit(7));
//   candidate.name();                                // "7r1c5"

#include <compare>
#include <string>

#include "nonet/cell.hpp"
#include "nonet/digit.hpp"

namespace nonet {

inline constexpr int kCandidateCount = kCellCount * kDigitCount;

struct Candidate {
  Cell cell;
  Digit digit;

  constexpr Candidate(Cell in_cell, Digit of_digit) : cell(in_cell), digit(of_digit) {}
  /// `index` is 0 to 728.
  static constexpr Candidate from_index(int index) {
    return {Cell(index / kDigitCount), Digit(index % kDigitCount + 1)};
  }

  constexpr int index() const { return kDigitCount * cell.index() + digit.index(); }  ///< 0 to 728
  std::string name() const { return digit.symbol() + cell.name(); }

  friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

}  // namespace nonet
