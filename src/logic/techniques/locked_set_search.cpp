#include "logic/techniques/locked_set_search.hpp"

#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

// Strikes the set's digits from these cells, and says whether any was there.
bool strike_from(Step& step, const Board& board, CellSet cells) {
  const std::size_t before = step.eliminations.size();
  for (Digit digit : step.digits) strike(step, board.cells(digit) & cells, digit);
  return step.eliminations.size() > before;
}

bool offer_locked_set(const TechniqueEntry& self, const Board& board, House box, House line,
                      CellSet set, StepSink& sink) {
  DigitSet digits;
  for (Cell cell : set) digits |= board.candidates(cell);
  if (digits.size() != set.size()) return false;
  Step& step = sink.draft(self);
  step.digits = digits;
  if (!strike_from(step, board, set_of(box) - set) ||
      !strike_from(step, board, set_of(line) - set_of(box)))
    return false;
  if (sink.wants_pattern()) {
    step.cells = listed(set);
    step.houses = {box, line};
    for (Cell cell : set) mark(step, board, cell);
  }
  return sink.offer();
}

}  // namespace

bool find_locked_set(const TechniqueEntry& self, const Board& board, int k, StepSink& sink) {
  for (int b = 0; b < 9; ++b)
    for (int l = 0; l < 18; ++l) {
      const House box = House::box(b), line(l);  // rows, then columns
      const CellSet shared = board.open() & set_of(box) & set_of(line);
      if (shared.size() == k && offer_locked_set(self, board, box, line, shared, sink)) return true;
      if (shared.size() <= k) continue;
      for (Cell left_out : shared)
        if (offer_locked_set(self, board, box, line, shared - CellSet::only(left_out), sink))
          return true;
    }
  return false;
}

}  // namespace nonet::logic
