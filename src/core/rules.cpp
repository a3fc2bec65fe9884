#include "nonet/rules.hpp"

namespace nonet {

// The digits seen so far in each house, as bits: a digit that is already there breaks a rule. The
// row and column of a cell are quotient and remainder of its number by 9, its box those by 3.
bool obeys_rules(const Grid& grid) {
  std::array<unsigned, kHouseCount> seen{};
  for (int i = 0; i < kCellCount; ++i) {
    const auto digit = grid[Cell(i)];
    if (!digit) continue;
    const unsigned bit = DigitSet::only(*digit).bits();
    for (House house : houses_of(Cell(i))) {
      unsigned& in_house = seen[static_cast<std::size_t>(house.index())];
      if ((in_house & bit) != 0) return false;
      in_house |= bit;
    }
  }
  return true;
}

std::vector<Conflict> find_conflicts(const Grid& grid) {
  std::vector<Conflict> conflicts;
  if (obeys_rules(grid)) return conflicts;
  for (int h = 0; h < kHouseCount; ++h) {
    const auto& cells = cells_of(House(h));
    for (Digit digit : DigitSet::all())
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if (grid[cells[i]] != digit) continue;
        for (std::size_t k = i + 1; k < cells.size(); ++k)
          if (grid[cells[k]] == digit) conflicts.push_back({House(h), digit, cells[i], cells[k]});
      }
  }
  return conflicts;
}

}  // namespace nonet
