#include "logic/techniques/subset_search.hpp"

#include "core/nine_bits.hpp"
#include "logic/techniques/tight_sets.hpp"

namespace nonet::logic {

namespace {

// Cells by their places in a house, and digits of those cells.
struct SetInHouse {
  House house;
  unsigned places;
  DigitSet digits;
};

void draw(Step& step, const Board& board, const SetInHouse& set) {
  step.houses.push_back(set.house);
  for (unsigned rest = set.places; rest != 0; rest &= rest - 1) {
    const Cell cell = cell_at(set.house, std::countr_zero(rest));
    step.cells.push_back(cell);
    for (Digit digit : board.candidates(cell) & set.digits) step.marks.push_back({{cell, digit}});
  }
}

bool offer_naked(const TechniqueEntry& self, const Board& board, const SetInHouse& set,
                 StepSink& sink) {
  unsigned struck = 0;
  for (Digit digit : set.digits) struck |= board.places(digit, set.house);
  struck &= ~set.places;
  if (struck == 0) return false;
  Step& step = sink.draft(self);
  step.digits = set.digits;
  for (unsigned rest = struck; rest != 0; rest &= rest - 1) {
    const Cell cell = cell_at(set.house, std::countr_zero(rest));
    for (Digit digit : board.candidates(cell) & set.digits)
      step.eliminations.emplace_back(cell, digit);
  }
  if (sink.wants_pattern()) draw(step, board, set);
  return sink.offer();
}

bool has_others(const Board& board, const SetInHouse& set) {
  for (unsigned rest = set.places; rest != 0; rest &= rest - 1) {
    const Cell cell = cell_at(set.house, std::countr_zero(rest));
    if (!(board.candidates(cell) - set.digits).empty()) return true;
  }
  return false;
}

void strike_others(Step& step, const Board& board, const SetInHouse& set) {
  for (unsigned rest = set.places; rest != 0; rest &= rest - 1) {
    const Cell cell = cell_at(set.house, std::countr_zero(rest));
    for (Digit digit : board.candidates(cell) - set.digits)
      step.eliminations.emplace_back(cell, digit);
  }
}

bool offer_hidden(const TechniqueEntry& self, const Board& board, const SetInHouse& set,
                  StepSink& sink) {
  if (!has_others(board, set)) return false;
  Step& step = sink.draft(self);
  step.digits = set.digits;
  strike_others(step, board, set);
  if (sink.wants_pattern()) draw(step, board, set);
  return sink.offer();
}

bool offer_direct(const TechniqueEntry& self, const Board& board, const SetInHouse& set,
                  StepSink& sink) {
  if (!has_others(board, set)) return false;
  for (Digit digit : DigitSet::all() - set.digits) {
    const unsigned left = board.places(digit, set.house) & ~set.places;
    if (!is_one_bit(left)) continue;
    Step& step = sink.draft(self);
    step.digits = set.digits;
    step.placements.emplace_back(cell_at(set.house, std::countr_zero(left)), digit);
    if (sink.wants_pattern()) draw(step, board, set);
    return sink.offer();
  }
  return false;
}

template <class Offer>
bool for_each_hidden_set(const Board& board, int k, int more_open_than, CellSet changed,
                         Offer&& offer) {
  for (House house : kBoxesColumnsRows) {
    if ((set_of(house) & changed).empty()) continue;
    if (bit_count(board.open_places(house)) <= more_open_than) continue;
    MaskList list;
    for (Digit digit : DigitSet::all())
      list.add_if_fits(board.places(digit, house), digit.index(), k);
    if (for_each_tight_set(list, k, [&](unsigned digits, unsigned places) {
          return offer(SetInHouse{house, places, DigitSet::from_bits(digits)});
        }))
      return true;
  }
  return false;
}

}  // namespace

bool find_naked_set(const TechniqueEntry& self, const Board& board, int k, StepSink& sink) {
  for (House house : kBoxesColumnsRows) {
    if ((set_of(house) & sink.changed().cells).empty()) continue;
    const unsigned open = board.open_places(house);
    if (bit_count(open) < 2 * k) continue;
    MaskList list;
    for (unsigned rest = open; rest != 0; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      list.add_if_fits(board.candidates(cell_at(house, place)).bits(), place, k);
    }
    if (for_each_tight_set(list, k, [&](unsigned places, unsigned digits) {
          return offer_naked(self, board, {house, places, DigitSet::from_bits(digits)}, sink);
        }))
      return true;
  }
  return false;
}

bool find_hidden_set(const TechniqueEntry& self, const Board& board, int k, StepSink& sink) {
  return for_each_hidden_set(board, k, 2 * k, sink.changed().cells, [&](const SetInHouse& set) {
    return offer_hidden(self, board, set, sink);
  });
}

bool find_direct_hidden_set(const TechniqueEntry& self, const Board& board, int k, StepSink& sink) {
  return for_each_hidden_set(board, k, k, sink.changed().cells, [&](const SetInHouse& set) {
    return offer_direct(self, board, set, sink);
  });
}

}  // namespace nonet::logic
