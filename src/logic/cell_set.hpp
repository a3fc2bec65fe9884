#pragma once
// CellSet: any set of the 81 cells, two machine words. Walks its cells in row-major order.

#include <array>
#include <bit>
#include <cstdint>

#include "nonet/cell.hpp"
#include "nonet/house.hpp"

namespace nonet::logic {

class CellSet {
 public:
  constexpr CellSet() = default;
  static constexpr CellSet only(Cell cell) {
    CellSet set;
    set.insert(cell);
    return set;
  }
  static constexpr CellSet all() { return CellSet(~std::uint64_t{0}, (1u << 17) - 1); }

  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  /// Whether there are two cells or more.
  constexpr bool has_two() const {
    return (low_ & (low_ - 1)) != 0 || (high_ & (high_ - 1)) != 0 || (low_ != 0 && high_ != 0);
  }
  constexpr bool contains(Cell cell) const {
    const int i = cell.index();
    return ((i < 64 ? low_ >> i : high_ >> (i - 64)) & 1) != 0;
  }
  constexpr void insert(Cell cell) {
    const int i = cell.index();
    (i < 64 ? low_ : high_) |= std::uint64_t{1} << (i & 63);
  }
  constexpr void erase(Cell cell) {
    const int i = cell.index();
    (i < 64 ? low_ : high_) &= ~(std::uint64_t{1} << (i & 63));
  }
  /// The first cell of a set that is not empty.
  constexpr Cell first() const {
    return Cell(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }

  friend constexpr CellSet operator|(CellSet a, CellSet b) {
    return {a.low_ | b.low_, a.high_ | b.high_};
  }
  friend constexpr CellSet operator&(CellSet a, CellSet b) {
    return {a.low_ & b.low_, a.high_ & b.high_};
  }
  friend constexpr CellSet operator-(CellSet a, CellSet b) {
    return {a.low_ & ~b.low_, a.high_ & ~b.high_};
  }
  friend constexpr CellSet operator^(CellSet a, CellSet b) {
    return {a.low_ ^ b.low_, a.high_ ^ b.high_};
  }
  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
  constexpr CellSet& operator-=(CellSet other) { return *this = *this - other; }
  friend constexpr bool operator==(CellSet, CellSet) = default;

  class Iterator {
   public:
    using value_type = Cell;
    using difference_type = int;
    constexpr Iterator() = default;
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Cell operator*() const { return CellSet(low_, high_).first(); }
    constexpr Iterator& operator++() {
      if (low_ != 0)
        low_ &= low_ - 1;
      else
        high_ &= high_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_ = 0, high_ = 0;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {}; }

 private:
  constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

  std::uint64_t low_ = 0;   // cells 0 to 63
  std::uint64_t high_ = 0;  // cells 64 to 80
};

namespace detail {

consteval auto make_house_sets() {
  std::array<CellSet, kHouseCount> sets{};
  for (int h = 0; h < kHouseCount; ++h)
    for (Cell cell : cells_of(House(h))) sets[static_cast<std::size_t>(h)].insert(cell);
  return sets;
}

consteval auto make_peer_sets() {
  std::array<CellSet, kCellCount> sets{};
  for (int i = 0; i < kCellCount; ++i)
    for (Cell cell : peers_of(Cell(i))) sets[static_cast<std::size_t>(i)].insert(cell);
  return sets;
}

inline constexpr auto kHouseSets = make_house_sets();
inline constexpr auto kPeerSets = make_peer_sets();

}  // namespace detail

constexpr CellSet set_of(House house) {
  return detail::kHouseSets[static_cast<std::size_t>(house.index())];
}
constexpr CellSet peer_set(Cell cell) {
  return detail::kPeerSets[static_cast<std::size_t>(cell.index())];
}

/// Where a cell stands in one of its houses: its place in cells_of(house), 0 to 8.
constexpr int place_in(House house, Cell cell) {
  switch (house.kind()) {
    case House::Kind::row:
      return cell.column();
    case House::Kind::column:
      return cell.row();
    case House::Kind::box:
      break;
  }
  return 3 * (cell.row() % 3) + cell.column() % 3;
}
constexpr Cell cell_at(House house, int place) {
  return cells_of(house)[static_cast<std::size_t>(place)];
}

/// The houses in the order in which Sudoku Explainer looks through them: boxes, columns, rows; and
/// in its chains: boxes, rows, columns.
consteval auto make_house_order(bool rows_last) {
  std::array<House, kHouseCount> order = {
      House(0), House(0), House(0), House(0), House(0), House(0), House(0), House(0), House(0),
      House(0), House(0), House(0), House(0), House(0), House(0), House(0), House(0), House(0),
      House(0), House(0), House(0), House(0), House(0), House(0), House(0), House(0), House(0)};
  for (int i = 0; i < 9; ++i) {
    order[static_cast<std::size_t>(i)] = House::box(i);
    order[static_cast<std::size_t>(rows_last ? 9 + i : 18 + i)] = House::column(i);
    order[static_cast<std::size_t>(rows_last ? 18 + i : 9 + i)] = House::row(i);
  }
  return order;
}
inline constexpr auto kBoxesColumnsRows = make_house_order(true);
inline constexpr auto kBoxesRowsColumns = make_house_order(false);

}  // namespace nonet::logic
