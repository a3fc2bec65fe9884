#pragma once
// Symmetry: the changes of a puzzle that leave all truths about it as they are. Digits are
// relabelled, rows permuted within bands, bands, columns and stacks likewise, and it may be
// transposed.

#include <array>

#include "nonet/candidates.hpp"
#include "nonet/grid.hpp"
#include "nonet/puzzle.hpp"
#include "support/random_draw.hpp"

namespace nonet {

struct Symmetry {
  std::array<int, 9> rows, columns, labels;
  bool transposed;

  Cell operator()(Cell cell) const;
  Digit operator()(Digit digit) const;
  Grid operator()(const Grid& grid) const;
  Candidates operator()(const Candidates& candidates) const;
  Puzzle operator()(const Puzzle& puzzle) const;
};

Symmetry random_symmetry(RandomDraw& draw);

/// A puzzle of any kind: minimal, with several solutions, with none, with a conflict, with marks.
Puzzle random_puzzle(RandomDraw& draw);

}  // namespace nonet
