#pragma once
// ChainBoard: the candidates of a position as chains see them, kept twice so that both questions of
// a chain are one load away: which digits a cell may still hold, and where in a house a digit may
// still stand. A cell that is filled has no candidate.
//
// A candidate is numbered 9 * cell + digit (digit 0 to 8), a node of a chain 2 * candidate + 1 for
// "is true" (on) and 2 * candidate for "is false" (off).

#include <array>
#include <bit>
#include <cstdint>

#include "core/nine_bits.hpp"
#include "nonet/candidates.hpp"
#include "nonet/house.hpp"

namespace nonet::chains {

inline constexpr int kCandidateCount = kCellCount * kDigitCount;
inline constexpr int kNodeCount = 2 * kCandidateCount;

using CandidateId = std::uint16_t;
using NodeId = std::uint16_t;
inline constexpr NodeId kNoNode = 0xFFFF;
using Mask = std::uint16_t;  ///< nine bits: digits of a cell, or positions in a house

constexpr CandidateId candidate_at(int cell, int digit) {
  return static_cast<CandidateId>(9 * cell + digit);
}
constexpr NodeId on_node(int candidate) {
  return static_cast<NodeId>(2 * candidate + 1);
}
constexpr NodeId off_node(int candidate) {
  return static_cast<NodeId>(2 * candidate);
}
constexpr int candidate_of(NodeId node) {
  return node >> 1;
}
constexpr bool is_on(NodeId node) {
  return (node & 1) != 0;
}

/// The houses of a cell in the order in which chains visit them: box, row, column; and where in
/// each of them the cell stands.
struct HousePlace {
  std::uint8_t house;
  std::uint8_t position;
};

namespace detail {
consteval auto make_house_places() {
  std::array<std::array<HousePlace, 3>, kCellCount> table{};
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    const int in_box = 3 * (cell.row() % 3) + cell.column() % 3;
    table[static_cast<std::size_t>(i)] = {{
        {static_cast<std::uint8_t>(18 + cell.box()), static_cast<std::uint8_t>(in_box)},
        {static_cast<std::uint8_t>(cell.row()), static_cast<std::uint8_t>(cell.column())},
        {static_cast<std::uint8_t>(9 + cell.column()), static_cast<std::uint8_t>(cell.row())},
    }};
  }
  return table;
}
consteval auto make_cell_indices() {
  std::array<std::array<std::uint8_t, 9>, kHouseCount> table{};
  for (int house = 0; house < kHouseCount; ++house)
    for (int position = 0; position < 9; ++position)
      table[static_cast<std::size_t>(house)][static_cast<std::size_t>(position)] =
          static_cast<std::uint8_t>(
              cells_of(House(house))[static_cast<std::size_t>(position)].index());
  return table;
}
inline constexpr auto kHousePlaces = make_house_places();
inline constexpr auto kCellIndices = make_cell_indices();
}  // namespace detail

constexpr const std::array<HousePlace, 3>& house_places(int cell) {
  return detail::kHousePlaces[static_cast<std::size_t>(cell)];
}
constexpr int cell_in(int house, int position) {
  return detail::kCellIndices[static_cast<std::size_t>(house)][static_cast<std::size_t>(position)];
}

inline constexpr std::uint8_t kThroughCell = kHouseCount;  ///< in place of a house: the cell

/// Through what `on` makes `off` false: kThroughCell, or the first house that they share.
constexpr std::uint8_t weak_link(int on, int off) {
  if (on / 9 == off / 9) return kThroughCell;
  const auto& a = house_places(on / 9);
  const auto& b = house_places(off / 9);
  return a[0].house == b[0].house ? a[0].house : a[1].house == b[1].house ? a[1].house : a[2].house;
}

/// Calls `visit(i)` for every set bit i, lowest first.
template <class Visit>
constexpr void for_each_bit(unsigned mask, Visit&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

class ChainBoard {
 public:
  ChainBoard() = default;
  /// Filled cells must come with the empty set.
  explicit ChainBoard(const Candidates& candidates) {
    for (int cell = 0; cell < kCellCount; ++cell)
      for (Digit digit : candidates[Cell(cell)]) add(cell, digit.index());
  }

  Mask digits(int cell) const { return digits_[static_cast<std::size_t>(cell)]; }
  Mask places(int digit, int house) const {
    return places_[static_cast<std::size_t>(digit)][static_cast<std::size_t>(house)];
  }
  bool has(int cell, int digit) const { return (digits(cell) >> digit & 1) != 0; }
  bool has(int candidate) const { return has(candidate / 9, candidate % 9); }

  void add(int cell, int digit) {
    digits_[static_cast<std::size_t>(cell)] |= static_cast<Mask>(1u << digit);
    auto& of_digit = places_[static_cast<std::size_t>(digit)];
    for (HousePlace place : house_places(cell))
      of_digit[place.house] |= static_cast<Mask>(1u << place.position);
  }
  void remove(int cell, int digit) {
    digits_[static_cast<std::size_t>(cell)] &= static_cast<Mask>(~(1u << digit));
    auto& of_digit = places_[static_cast<std::size_t>(digit)];
    for (HousePlace place : house_places(cell))
      of_digit[place.house] &= static_cast<Mask>(~(1u << place.position));
  }
  friend bool operator==(const ChainBoard&, const ChainBoard&) = default;

 private:
  std::array<Mask, kCellCount> digits_{};
  std::array<std::array<Mask, kHouseCount>, kDigitCount> places_{};
};

}  // namespace nonet::chains
