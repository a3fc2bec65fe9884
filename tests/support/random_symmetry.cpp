#include "support/random_symmetry.hpp"

#include <numeric>

#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

std::array<int, 9> lines_within_bands(RandomDraw& draw) {
  std::array<int, 3> bands{0, 1, 2};
  draw.shuffle(bands);
  std::array<int, 9> lines{};
  for (std::size_t band = 0; band < 3; ++band) {
    std::array<int, 3> inside{0, 1, 2};
    draw.shuffle(inside);
    for (std::size_t i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + inside[i];
  }
  return lines;
}

}  // namespace

Cell Symmetry::operator()(Cell cell) const {
  const int row = rows[static_cast<std::size_t>(cell.row())];
  const int column = columns[static_cast<std::size_t>(cell.column())];
  return transposed ? Cell::at(column, row) : Cell::at(row, column);
}

Digit Symmetry::operator()(Digit digit) const {
  return Digit(labels[static_cast<std::size_t>(digit.index())]);
}

Grid Symmetry::operator()(const Grid& grid) const {
  Grid moved;
  for (int i = 0; i < kCellCount; ++i)
    if (const auto digit = grid[Cell(i)]) moved.set((*this)(Cell(i)), (*this)(*digit));
  return moved;
}

Candidates Symmetry::operator()(const Candidates& candidates) const {
  Candidates moved;
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : candidates[Cell(i)]) moved[(*this)(Cell(i))].insert((*this)(digit));
  return moved;
}

Puzzle Symmetry::operator()(const Puzzle& puzzle) const {
  Puzzle moved = (*this)(puzzle.givens);
  moved.entries = (*this)(puzzle.entries);
  if (puzzle.marks) moved.marks = (*this)(*puzzle.marks);
  return moved;
}

Symmetry random_symmetry(RandomDraw& draw) {
  Symmetry symmetry{lines_within_bands(draw), lines_within_bands(draw), {}, draw.once_in(2)};
  std::iota(symmetry.labels.begin(), symmetry.labels.end(), 1);
  draw.shuffle(symmetry.labels);
  return symmetry;
}

Puzzle random_puzzle(RandomDraw& draw) {
  const Grid full = make_full_grid(draw);
  switch (draw.below(6)) {
    case 0:
      return make_minimal_puzzle(full, draw);
    case 1:
      return remove_digits(make_minimal_puzzle(full, draw), 1 + draw.below(3), draw);
    case 2:
      return spoil_digit(make_minimal_puzzle(full, draw), draw);
    case 3:
      return make_conflict(remove_digits(full, draw.below(70), draw), draw);
    case 4:
      return spoil_digit(remove_digits(full, 30, draw), draw);
    default:
      return add_marks(remove_digits(full, 60, draw), full, 2 + draw.below(4), draw);
  }
}

}  // namespace nonet
