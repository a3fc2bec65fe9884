#pragma once
// SinglesClosure: a board on which naked and hidden singles are placed until there are no more.
// Where the search of that name tells each step to an observer, this one only has to be quick.

#include <array>
#include <cstdint>

#include "nonet/grid.hpp"
#include "nonet/pattern.hpp"

namespace nonet::study {

class SinglesClosure {
 public:
  /// Nothing is placed but the givens, which must not clash.
  explicit SinglesClosure(const Grid& givens);

  void place(Cell cell, Digit digit);
  /// Places singles until there are none.
  void run();

  bool is_filled(Cell cell) const { return filled_.contains(cell); }
  bool is_complete() const { return filled_ == Pattern::all(); }

 private:
  bool place_naked();
  bool place_hidden();

  std::array<Pattern, 9> open_;  ///< by digit: where it may still be put; no filled cell
  Pattern filled_;
};

}  // namespace nonet::study
