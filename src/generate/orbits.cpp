#include "generate/orbits.hpp"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

constexpr std::array<GivenSymmetryInfo, 10> kSymmetries{{
    {GivenSymmetry::none, "none", "givens anywhere"},
    {GivenSymmetry::rotate180, "rotate180", "a half turn changes nothing"},
    {GivenSymmetry::rotate90, "rotate90", "a quarter turn changes nothing"},
    {GivenSymmetry::horizontal, "horizontal", "the upper half mirrors the lower"},
    {GivenSymmetry::vertical, "vertical", "the left half mirrors the right"},
    {GivenSymmetry::diagonal, "diagonal", "mirrored at the diagonal through r1c1"},
    {GivenSymmetry::antidiagonal, "antidiagonal", "mirrored at the diagonal through r1c9"},
    {GivenSymmetry::axes, "axes", "horizontal and vertical"},
    {GivenSymmetry::diagonals, "diagonals", "mirrored at both diagonals"},
    {GivenSymmetry::full, "full", "all of these"},
}};

}  // namespace

std::span<const GivenSymmetryInfo> given_symmetries() {
  return kSymmetries;
}

std::optional<GivenSymmetry> given_symmetry_named(std::string_view name) {
  const auto found = std::ranges::find(kSymmetries, name, &GivenSymmetryInfo::name);
  return found == kSymmetries.end() ? std::nullopt : std::optional(found->symmetry);
}

namespace generate {
namespace {

Cell half_turn(Cell cell) {
  return Cell(80 - cell.index());
}
Cell quarter_turn(Cell cell) {
  return Cell::at(cell.column(), 8 - cell.row());
}
Cell upside_down(Cell cell) {
  return Cell::at(8 - cell.row(), cell.column());
}
Cell left_to_right(Cell cell) {
  return Cell::at(cell.row(), 8 - cell.column());
}
Cell transposed(Cell cell) {
  return Cell::at(cell.column(), cell.row());
}
Cell antitransposed(Cell cell) {
  return Cell::at(8 - cell.column(), 8 - cell.row());
}

using Move = Cell (*)(Cell);

// Two moves make each of the groups.
std::array<Move, 2> moves_of(GivenSymmetry symmetry) {
  switch (symmetry) {
    case GivenSymmetry::none:
      break;
    case GivenSymmetry::rotate180:
      return {half_turn, nullptr};
    case GivenSymmetry::rotate90:
      return {quarter_turn, nullptr};
    case GivenSymmetry::horizontal:
      return {upside_down, nullptr};
    case GivenSymmetry::vertical:
      return {left_to_right, nullptr};
    case GivenSymmetry::diagonal:
      return {transposed, nullptr};
    case GivenSymmetry::antidiagonal:
      return {antitransposed, nullptr};
    case GivenSymmetry::axes:
      return {upside_down, left_to_right};
    case GivenSymmetry::diagonals:
      return {transposed, antitransposed};
    case GivenSymmetry::full:
      return {quarter_turn, transposed};
  }
  return {nullptr, nullptr};
}

}  // namespace

std::vector<CellSet> orbits_of(GivenSymmetry symmetry) {
  const auto moves = moves_of(symmetry);
  std::vector<CellSet> orbits;
  CellSet seen;
  for (int i = 0; i < kCellCount; ++i) {
    if (seen.contains(Cell(i))) continue;
    CellSet orbit = CellSet::only(Cell(i)), before;
    while (orbit != before) {
      before = orbit;
      for (const Move move : moves)
        if (move != nullptr)
          for (Cell cell : before) orbit.insert(move(cell));
    }
    seen |= orbit;
    orbits.push_back(orbit);
  }
  return orbits;
}

}  // namespace generate
}  // namespace nonet
