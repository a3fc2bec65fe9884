#pragma once
// SinglesClosure: a board on which naked and hidden singles are placed until there are no more.
// Where the search of that name tells each step to an observer, this one only has to be quick.

#include <array>
#include <cstdint>

#include "core/cell_set.hpp"
#include "nonet/grid.hpp"

namespace nonet::study {

class SinglesClosure {
 public:
  /// Nothing is placed but the givens, which must not clash.
  explicit SinglesClosure(const Grid& givens);
  /// A position: by digit where it may stand, or stands already; and the cells that are filled.
  SinglesClosure(const std::array<CellSet, 9>& places, CellSet filled)
      : places_(places), filled_(filled) {}

  void place(Cell cell, Digit digit);
  void strike(Cell cell, Digit digit) {
    places_[static_cast<std::size_t>(digit.index())].erase(cell);
  }
  /// Places singles until there are none. False: a cell or a digit is left without a place.
  bool run();

  bool is_filled(Cell cell) const { return filled_.contains(cell); }
  bool is_complete() const { return filled_ == CellSet::all(); }
  /// The open cells that have this candidate.
  CellSet candidates(Digit digit) const {
    return places_[static_cast<std::size_t>(digit.index())] - filled_;
  }

 private:
  enum class Found : std::uint8_t { none, some, contradiction };
  Found place_naked();
  Found place_hidden();

  std::array<CellSet, 9> places_;  ///< by digit
  CellSet filled_;
};

}  // namespace nonet::study
