#include "logic/techniques/grave_search.hpp"

#include <algorithm>

#include "core/nine_bits.hpp"
#include "logic/techniques/tight_sets.hpp"

namespace nonet::logic {

namespace {

// More cells than this with three candidates or more, and the extra ones share no house and are not
// all the same: most positions are turned away here.
CellSet crowded_cells(const Board& board, bool& possible) {
  CellSet crowded;
  for (Cell cell : board.open()) {
    const int size = board.candidates(cell).size();
    if (size < 2) possible = false;
    if (size > 2) crowded.insert(cell);
  }
  return crowded;
}

// Where a digit has more than two places in a house and just one of them is crowded, it is extra
// there.
bool collect(const Board& board, CellSet crowded, Grave& grave) {
  for (House house : kBoxesRowsColumns)
    for (Digit digit : DigitSet::all()) {
      const int places = bit_count(board.places(digit, house));
      if (places == 1) return false;
      if (places <= 2) continue;
      const CellSet among = board.cells(digit) & set_of(house) & crowded;
      if (among.empty()) return false;
      if (among.size() > 1) continue;
      grave.extra[static_cast<std::size_t>(among.first().index())].insert(digit);
      grave.cells.insert(among.first());
      grave.digits.insert(digit);
    }
  return true;
}

bool is_deadly_without(const Board& board, const Grave& grave) {
  for (Cell cell : board.open())
    if ((board.candidates(cell) - grave.extra_of(cell)).size() != 2) return false;
  for (Digit digit : DigitSet::all()) {
    CellSet cells = board.cells(digit);
    for (Cell cell : grave.cells)
      if (grave.extra_of(cell).contains(digit)) cells.erase(cell);
    for (int h = 0; h < kHouseCount; ++h) {
      const int places = (cells & set_of(House(h))).size();
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

}  // namespace

bool find_grave(const Board& board, Grave& grave) {
  grave = {};
  bool possible = true;
  const CellSet crowded = crowded_cells(board, possible);
  return possible && !crowded.empty() && collect(board, crowded, grave) && grave.cells == crowded &&
         is_deadly_without(board, grave);
}

namespace {

void draw(Step& step, const Board& board, const Grave& grave) {
  for (Cell cell : grave.cells) {
    step.cells.push_back(cell);
    for (Digit digit : grave.extra_of(cell)) step.marks.push_back({{cell, digit}, Role::extra});
  }
  for (Cell cell : board.open())
    for (Digit digit : board.candidates(cell) - grave.extra_of(cell))
      step.marks.push_back({{cell, digit}, Role::base});
}

void strike_digits(Step& step, const Board& board, CellSet cells, DigitSet digits) {
  for (Cell cell : cells)
    for (Digit digit : board.candidates(cell) & digits) step.eliminations.emplace_back(cell, digit);
}

bool offer(Step& step, const Board& board, const Grave& grave, StepSink& sink) {
  if (step.eliminations.empty()) return false;
  step.digits = grave.digits;
  if (sink.wants_pattern()) draw(step, board, grave);
  return sink.offer();
}

template <class Visit>
bool for_each_shared_house(CellSet cells, Visit&& visit) {
  const Cell first = cells.first();
  for (House house :
       {House::box(first.box()), House::row(first.row()), House::column(first.column())})
    if ((cells - set_of(house)).empty() && visit(house)) return true;
  return false;
}

}  // namespace

bool find_bug_1(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  Grave grave;
  if (!find_grave(board, grave) || grave.cells.size() != 1) return false;
  Step& step = sink.draft(self);
  strike_digits(step, board, grave.cells, DigitSet::all() - grave.digits);
  return offer(step, board, grave, sink);
}

bool find_bug_2(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  Grave grave;
  if (!find_grave(board, grave) || grave.cells.size() < 2 || grave.digits.size() != 1) return false;
  CellSet seen = board.open();
  for (Cell cell : grave.cells) seen &= peer_set(cell);
  Step& step = sink.draft(self);
  strike_digits(step, board, seen, grave.digits);
  return offer(step, board, grave, sink);
}

bool find_bug_3(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  Grave grave;
  if (!find_grave(board, grave) || grave.cells.size() < 2 || grave.digits.size() < 2) return false;
  return for_each_shared_house(grave.cells, [&](House house) {
    const CellSet rest = (set_of(house) & board.open()) - grave.cells;
    for (int size = grave.digits.size(); size <= 7; ++size) {
      MaskList list;
      for (Cell cell : rest)
        list.add_if_fits(board.candidates(cell).bits(), place_in(house, cell), size);
      const auto take = [&](unsigned places, unsigned digits) {
        CellSet set;
        for (; places != 0; places &= places - 1)
          set.insert(cell_at(house, std::countr_zero(places)));
        Step& step = sink.draft(self, self.info.rating + 0.1 * (size - 2));
        strike_digits(step, board, rest - set, DigitSet::from_bits(digits));
        if (sink.wants_pattern()) {
          step.houses.push_back(house);
          for (Cell cell : set)
            for (Digit digit : board.candidates(cell))
              step.marks.push_back({{cell, digit}, Role::set_a});
        }
        return offer(step, board, grave, sink);
      };
      if (for_each_tight_set(list, size - 1, list.count, 0, grave.digits.bits(), size, take))
        return true;
    }
    return false;
  });
}

bool find_bug_4(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  Grave grave;
  if (!find_grave(board, grave) || grave.cells.size() != 2) return false;
  return for_each_shared_house(grave.cells, [&](House house) {
    for (Digit locked : DigitSet::all() - grave.digits) {
      if ((board.cells(locked) & set_of(house)) != grave.cells) continue;
      Step& step = sink.draft(self);
      for (Cell cell : grave.cells)
        strike_digits(step, board, CellSet::only(cell),
                      DigitSet::all() - grave.extra_of(cell) - DigitSet::only(locked));
      if (sink.wants_pattern()) {
        step.houses.push_back(house);
        for (Cell cell : grave.cells) step.marks.push_back({{cell, locked}, Role::set_a});
      }
      if (offer(step, board, grave, sink)) return true;
    }
    return false;
  });
}

}  // namespace nonet::logic
