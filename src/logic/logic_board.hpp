#pragma once
// Board: the position that techniques look at. It keeps the same candidates three ways, so that
// each technique finds its question answered by a load: the digits of a cell, the cells of a digit,
// and the places of a digit in a house.
//
//   candidates(cell)         bit d  : digit d + 1 may stand in the cell; none in a filled cell
//   places(digit, house)     bit p  : ... at place p of the house, cells_of(house)[p]
//   cells(digit)             81 bits: ... in the cell
//
// About 1 KB, trivially copyable, no allocation.

#include <array>
#include <cstdint>
#include <optional>

#include "core/house_sets.hpp"
#include "logic/house_places.hpp"
#include "nonet/candidate.hpp"
#include "nonet/candidates.hpp"
#include "nonet/grid.hpp"
#include "nonet/house.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

class Board {
 public:
  /// The position as it stands: digits are placed, an open cell has the candidates that no peer
  /// holds, and of those only the marked ones where there are marks.
  explicit Board(const Puzzle& puzzle);

  std::optional<Digit> digit(Cell cell) const { return digits_[cell]; }
  const Grid& digits() const { return digits_; }
  bool given(Cell cell) const { return givens_.contains(cell); }
  CellSet open() const { return open_; }  ///< cells without a digit
  bool solved() const { return open_.empty(); }

  DigitSet candidates(Cell cell) const { return DigitSet::from_bits(sets_[at(cell)]); }
  bool has(Cell cell, Digit digit) const { return (sets_[at(cell)] >> digit.index() & 1) != 0; }
  bool has(Candidate candidate) const { return has(candidate.cell, candidate.digit); }
  CellSet cells(Digit digit) const { return cells_[at(digit)]; }
  unsigned places(Digit digit, House house) const { return places_[at(digit)][at(house)]; }
  /// Places of a house that have no digit yet.
  unsigned open_places(House house) const { return open_places_[at(house)]; }
  Candidates all_candidates() const;

  /// Puts a digit into an open cell: the other digits leave it, and this one leaves its peers.
  void place(Cell cell, Digit digit);
  /// Strikes a candidate; nothing happens where it is gone already.
  void eliminate(Cell cell, Digit digit);
  void eliminate(Candidate candidate) { eliminate(candidate.cell, candidate.digit); }
  /// Does what the step says.
  void apply(const Step& step);

  /// Whether an open cell has no candidate or a house no place for a digit that it lacks.
  bool broken() const;

 private:
  static std::size_t at(Cell cell) { return static_cast<std::size_t>(cell.index()); }
  static std::size_t at(Digit digit) { return static_cast<std::size_t>(digit.index()); }
  static std::size_t at(House house) { return static_cast<std::size_t>(house.index()); }

  std::array<std::uint16_t, kCellCount> sets_{};
  std::array<std::array<std::uint16_t, kHouseCount>, kDigitCount> places_{};
  std::array<CellSet, kDigitCount> cells_{};
  std::array<std::uint16_t, kHouseCount> open_places_{};
  CellSet open_;
  CellSet givens_;
  Grid digits_;
};

}  // namespace nonet::logic
