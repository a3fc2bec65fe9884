#include "logic/techniques/bent_wing_search.hpp"

namespace nonet::logic {

namespace {

CellSet cells_with(const Board& board, int size) {
  CellSet cells;
  for (Cell cell : board.open())
    if (board.candidates(cell).size() == size) cells.insert(cell);
  return cells;
}

struct Wing {
  Cell pivot, first, second;
  Digit common;  // the digit that both pincers have beside one of the pivot's
};

bool offer(const TechniqueEntry& self, const Board& board, const Wing& wing, StepSink& sink) {
  CellSet struck = board.cells(wing.common) & peer_set(wing.first) & peer_set(wing.second);
  if (board.has(wing.pivot, wing.common)) struck &= peer_set(wing.pivot);
  if (struck.empty()) return false;
  Step& step = sink.draft(self);
  step.digits = DigitSet::only(wing.common);
  for (Cell cell : struck) step.eliminations.emplace_back(cell, wing.common);
  if (sink.wants_pattern()) {
    step.cells = {wing.pivot, wing.first, wing.second};
    for (Digit digit : board.candidates(wing.pivot))
      step.marks.push_back({{wing.pivot, digit}, Role::pivot});
    for (Cell pincer : {wing.first, wing.second})
      for (Digit digit : board.candidates(pincer))
        step.marks.push_back({{pincer, digit}, Role::base});
  }
  return sink.offer();
}

}  // namespace

bool find_bent_wing(const TechniqueEntry& self, const Board& board, int pivot_size,
                    StepSink& sink) {
  const CellSet bivalue = cells_with(board, 2);
  const CellSet pivots = pivot_size == 2 ? bivalue : cells_with(board, pivot_size);
  for (Cell pivot : pivots) {
    const DigitSet of_pivot = board.candidates(pivot);
    // Bivalue peers that share the right number of digits with the pivot.
    std::array<Cell, kPeerCount> pincers;
    std::size_t count = 0;
    for (Cell cell : peer_set(pivot) & bivalue)
      if ((board.candidates(cell) & of_pivot).size() == pivot_size - 1) pincers[count++] = cell;
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t k = i + 1; k < count; ++k) {
        const DigitSet one = board.candidates(pincers[i]), two = board.candidates(pincers[k]);
        const DigitSet common = one & two;
        if (common.size() != 1 || (one | two | of_pivot).size() != 3) continue;
        if (offer(self, board, {pivot, pincers[i], pincers[k], common.first()}, sink)) return true;
      }
  }
  return false;
}

}  // namespace nonet::logic
