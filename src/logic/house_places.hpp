#pragma once
// Places of cells in houses, and the orders in which houses are looked through.

#include <array>

#include "nonet/cell.hpp"
#include "nonet/house.hpp"

namespace nonet::logic {

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
