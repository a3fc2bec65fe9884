#pragma once
// The cells of a house and the peers of a cell as sets.

#include <array>

#include "core/cell_set.hpp"
#include "nonet/cell.hpp"
#include "nonet/house.hpp"

namespace nonet {

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

}  // namespace nonet
