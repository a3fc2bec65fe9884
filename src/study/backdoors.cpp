#include "nonet/backdoors.hpp"

#include "core/is_over.hpp"
#include "study/singles_closure.hpp"

namespace nonet {
namespace {

using study::SinglesClosure;

struct Branch {
  Cell cell;
  SinglesClosure board;  ///< what singles give when the cell is filled
};

}  // namespace

Backdoors backdoors(const Grid& puzzle, const Grid& solution, const Bounds& bounds) {
  Backdoors found;
  SinglesClosure start(puzzle);
  start.run();
  if (start.is_complete()) {
    found.singles_suffice = true;
    return found;
  }
  std::vector<Branch> branches;
  for (int i = 0; i < kCellCount; ++i) {
    if (start.is_filled(Cell(i))) continue;
    Branch branch{Cell(i), start};
    branch.board.place(Cell(i), *solution[Cell(i)]);
    branch.board.run();
    if (branch.board.is_complete())
      found.cells.push_back(Cell(i));
    else
      branches.push_back(branch);
  }
  for (std::size_t a = 0; a < branches.size(); ++a) {
    if (is_over(bounds)) {
      found.exact = false;
      return found;
    }
    for (std::size_t b = a + 1; b < branches.size(); ++b) {
      const Branch &first = branches[a], &second = branches[b];
      // What the other fills by itself adds nothing.
      if (first.board.is_filled(second.cell) || second.board.is_filled(first.cell)) continue;
      SinglesClosure board = first.board;
      board.place(second.cell, *solution[second.cell]);
      board.run();
      if (board.is_complete()) found.pairs.emplace_back(first.cell, second.cell);
    }
  }
  return found;
}

}  // namespace nonet
