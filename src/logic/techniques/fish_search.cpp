#include "logic/techniques/fish_search.hpp"

#include <algorithm>

#include "logic/techniques/tight_sets.hpp"

namespace nonet::logic {

namespace {

struct Fish {
  std::uint16_t lines;   // base, as a set of line numbers
  std::uint16_t across;  // cover
  Digit digit;
};

template <class Visit>
void for_each_line(bool columns, unsigned lines, Visit&& visit) {
  for (; lines != 0; lines &= lines - 1) visit(line(columns, std::countr_zero(lines)));
}

bool strikes(const Board& board, bool columns, const Fish& fish) {
  for (unsigned rest = fish.across; rest != 0; rest &= rest - 1)
    if ((board.places(fish.digit, line(!columns, std::countr_zero(rest))) & ~fish.lines) != 0)
      return true;
  return false;
}

bool offer(const TechniqueEntry& self, const Board& board, bool columns, const Fish& fish,
           StepSink& sink) {
  CellSet base, cover;
  for_each_line(columns, fish.lines, [&](House house) { base |= set_of(house); });
  for_each_line(!columns, fish.across, [&](House house) { cover |= set_of(house); });
  const CellSet cells = board.cells(fish.digit);
  Step& step = sink.draft(self);
  step.digits = DigitSet::only(fish.digit);
  for (Cell cell : (cells & cover) - base) step.eliminations.emplace_back(cell, fish.digit);
  if (sink.wants_pattern()) {
    for_each_line(columns, fish.lines, [&](House house) { step.houses.push_back(house); });
    for_each_line(!columns, fish.across, [&](House house) { step.covers.push_back(house); });
    for (Cell cell : cells& base) {
      step.cells.push_back(cell);
      step.marks.push_back({{cell, fish.digit}});
    }
  }
  return sink.offer();
}

}  // namespace

bool find_fish(const TechniqueEntry& self, const Board& board, int k, StepSink& sink) {
  for (const bool columns : {true, false}) {
    // Digit by digit is quicker to search, but sets of lines come before digits: so all are
    // gathered, which are few, and sorted.
    std::vector<Fish> shoal;
    for (Digit digit : sink.changed().digits) {
      MaskList list;
      for (int i = 0; i < 9; ++i) list.add_if_fits(board.places(digit, line(columns, i)), i, k);
      for_each_tight_set(list, k, [&](unsigned lines, unsigned across) {
        const Fish fish{static_cast<std::uint16_t>(lines), static_cast<std::uint16_t>(across),
                        digit};
        if (strikes(board, columns, fish)) shoal.push_back(fish);
        return false;
      });
    }
    std::stable_sort(shoal.begin(), shoal.end(),
                     [](const Fish& a, const Fish& b) { return a.lines < b.lines; });
    for (const Fish& fish : shoal)
      if (offer(self, board, columns, fish, sink)) return true;
  }
  return false;
}

}  // namespace nonet::logic
