#include "study/singles_closure.hpp"

#include "core/house_sets.hpp"

namespace nonet::study {

SinglesClosure::SinglesClosure(const Grid& givens) {
  places_.fill(CellSet::all());
  for (int i = 0; i < kCellCount; ++i)
    if (const auto digit = givens[Cell(i)]) place(Cell(i), *digit);
}

void SinglesClosure::place(Cell cell, Digit digit) {
  for (CellSet& places : places_) places.erase(cell);
  CellSet& same = places_[static_cast<std::size_t>(digit.index())];
  same -= peer_set(cell);
  same.insert(cell);
  filled_.insert(cell);
}

bool SinglesClosure::run() {
  for (;;) {
    Found found = place_naked();
    if (found == Found::none) found = place_hidden();
    if (found != Found::some) return found == Found::none;
  }
}

/// All cells with one candidate at once: those seen by one digit but not by two.
SinglesClosure::Found SinglesClosure::place_naked() {
  CellSet once, twice;
  for (const CellSet places : places_) {
    twice |= once & places;
    once |= places;
  }
  if (once != CellSet::all()) return Found::contradiction;
  const CellSet naked = once - twice - filled_;
  if (naked.empty()) return Found::none;
  for (Digit digit : DigitSet::all()) {
    const CellSet& places = places_[static_cast<std::size_t>(digit.index())];
    const CellSet here = naked & places;
    for (Cell cell : here) {
      // One of its peers may just have taken the digit.
      if (!places.contains(cell)) return Found::contradiction;
      place(cell, digit);
    }
  }
  return Found::some;
}

SinglesClosure::Found SinglesClosure::place_hidden() {
  Found found = Found::none;
  for (Digit digit : DigitSet::all())
    for (int house = 0; house < kHouseCount; ++house) {
      const CellSet places =
          places_[static_cast<std::size_t>(digit.index())] & set_of(House(house));
      if (places.empty()) return Found::contradiction;
      if (places.has_two() || is_filled(places.first())) continue;
      place(places.first(), digit);
      found = Found::some;
    }
  return found;
}

}  // namespace nonet::study
