// Depth first. A trade begins with its first cell; cells before that are barred. A cell joins when
// it is known to change. Its digit then has to go elsewhere in each of its three houses, and a cell
// that takes a digit makes those cells join which held it in the three houses of that one. Of all
// digits without a new place the one with fewest places is next, and each of these is tried, so
// that every trade is met, and no filling twice.
//
// Too large a trade is seen early: a house with one joined cell needs another, and so does a digit;
// a new cell mends at most one row, one column, one box and one digit.

#include "study/trade_search.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <utility>

namespace nonet::study {
namespace {

std::array<int, 3> houses_at(int cell) {
  const auto houses = houses_of(Cell(cell));
  return {houses[0].index(), houses[1].index(), houses[2].index()};
}

template <class Array>
auto& at(Array& array, int index) {
  return array[static_cast<std::size_t>(index)];
}

constexpr std::uint64_t kStepsBetweenLooks = 4096;

}  // namespace

TradeSearch::TradeSearch(const Grid& grid, int most_cells, const Bounds& bounds, OnTrade on_trade)
    : most_cells_(most_cells), bounds_(bounds), on_trade_(std::move(on_trade)) {
  for (int cell = 0; cell < kCellCount; ++cell) {
    at(old_, cell) = grid.value_at(Cell(cell)) - 1;
    for (int house : houses_at(cell)) at(at(place_, house), old_at(cell)) = cell;
  }
}

bool TradeSearch::run() {
  for (int first = 0; first < kCellCount && !over_; ++first) {
    join(first);
    search();
    leave(first);
    barred_.insert(Cell(first));
  }
  return !over_;
}

void TradeSearch::join(int cell) {
  joined_.insert(Cell(cell));
  ++size_;
  ++at(joined_of_, old_at(cell));
  for (int house : houses_at(cell)) {
    ++at(joined_in_, house);
    at(left_, house) = static_cast<std::uint16_t>(at(left_, house) | 1u << old_at(cell));
  }
}

void TradeSearch::leave(int cell) {
  joined_.erase(Cell(cell));
  --size_;
  --at(joined_of_, old_at(cell));
  for (int house : houses_at(cell)) {
    --at(joined_in_, house);
    at(left_, house) = static_cast<std::uint16_t>(at(left_, house) & ~(1u << old_at(cell)));
  }
}

bool TradeSearch::is_hopeless() const {
  const auto lonely = [](auto begin, auto end) {
    return static_cast<int>(std::count(begin, end, std::uint8_t{1}));
  };
  const auto houses = joined_in_.begin();
  const int missing =
      std::max({lonely(houses, houses + 9), lonely(houses + 9, houses + 18),
                lonely(houses + 18, houses + 27), lonely(joined_of_.begin(), joined_of_.end())});
  return size_ + missing > most_cells_;
}

/// The cells of a house, by their place in it, that can take its digit.
unsigned TradeSearch::places_for(const Demand& demand) const {
  unsigned places = 0;
  const unsigned digit = 1u << demand.digit;
  for (unsigned i = 0; i < 9; ++i) {
    const int cell = cells_of(House(demand.house))[i].index();
    if (at(has_new_, cell) || old_at(cell) == demand.digit || barred_.contains(Cell(cell)))
      continue;
    bool fits = true;
    for (int house : houses_at(cell)) {
      // No other new cell has it here, and the old one can go.
      const int place = at(at(place_, house), demand.digit);
      fits &= (at(taken_, house) & digit) == 0 && !barred_.contains(Cell(place));
    }
    if (fits) places |= 1u << i;
  }
  return places;
}

void TradeSearch::take(int cell, int digit) {
  std::array<int, 4> joined{};
  std::size_t count = 0;
  const auto join_once = [&](int other) {
    if (joined_.contains(Cell(other))) return;
    join(other);
    joined[count++] = other;
  };
  join_once(cell);
  const unsigned bit = 1u << digit;
  for (int house : houses_at(cell)) {
    join_once(at(at(place_, house), digit));
    at(taken_, house) = static_cast<std::uint16_t>(at(taken_, house) | bit);
  }
  at(has_new_, cell) = true;
  if (!is_hopeless()) search();
  at(has_new_, cell) = false;
  for (int house : houses_at(cell))
    at(taken_, house) = static_cast<std::uint16_t>(at(taken_, house) & ~bit);
  while (count > 0) leave(joined[--count]);
}

void TradeSearch::search() {
  if (over_ || is_over()) return;
  Demand best{-1, 0};
  unsigned best_places = 0;
  int fewest = 10;
  for (int house = 0; house < kHouseCount && fewest > 1; ++house) {
    for (unsigned wanted = static_cast<unsigned>(at(left_, house) & ~at(taken_, house));
         wanted != 0; wanted &= wanted - 1) {
      const Demand demand{house, std::countr_zero(wanted)};
      const unsigned places = places_for(demand);
      const int count = std::popcount(places);
      if (count >= fewest) continue;
      fewest = count;
      best = demand;
      best_places = places;
      if (count == 0) return;
    }
  }
  if (best.house < 0) return on_trade_(joined_);
  for (; best_places != 0; best_places &= best_places - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(best_places));
    take(cells_of(House(best.house))[i].index(), best.digit);
  }
}

bool TradeSearch::is_over() {
  if (++steps_ % kStepsBetweenLooks != 0) return false;
  return over_ = bounds_.stop.stop_requested() ||
                 (bounds_.deadline && std::chrono::steady_clock::now() >= *bounds_.deadline);
}

}  // namespace nonet::study
