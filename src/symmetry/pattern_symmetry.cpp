#include "nonet/pattern_symmetry.hpp"

#include <array>

namespace nonet {
namespace {

// The turns and mirrorings of the square, by the bits of a group.
enum Motion : unsigned {
  kTurn90 = 1,
  kTurn180 = 2,
  kTurn270 = 4,
  kHorizontal = 8,
  kVertical = 16,
  kDiagonal = 32,
  kAntidiagonal = 64,
};
constexpr std::array kMotions{kTurn90,   kTurn180,  kTurn270,     kHorizontal,
                              kVertical, kDiagonal, kAntidiagonal};

constexpr Cell moved(Motion motion, Cell cell) {
  const int row = cell.row(), column = cell.column();
  switch (motion) {
    case kTurn90:
      return Cell::at(column, 8 - row);
    case kTurn180:
      return Cell::at(8 - row, 8 - column);
    case kTurn270:
      return Cell::at(8 - column, row);
    case kHorizontal:
      return Cell::at(8 - row, column);
    case kVertical:
      return Cell::at(row, 8 - column);
    case kDiagonal:
      return Cell::at(column, row);
    case kAntidiagonal:
      return Cell::at(8 - column, 8 - row);
  }
  return cell;
}

constexpr std::array<PatternSymmetryInfo, 10> kInfos{{
    {PatternSymmetry::none, "none", "no turn and no mirroring"},
    {PatternSymmetry::rotate180, "rotate180", "half a turn"},
    {PatternSymmetry::rotate90, "rotate90", "a quarter of a turn"},
    {PatternSymmetry::horizontal, "horizontal", "mirrored at the horizontal axis"},
    {PatternSymmetry::vertical, "vertical", "mirrored at the vertical axis"},
    {PatternSymmetry::diagonal, "diagonal", "mirrored at the diagonal from r1c1"},
    {PatternSymmetry::antidiagonal, "antidiagonal", "mirrored at the diagonal from r1c9"},
    {PatternSymmetry::both_axes, "both-axes", "mirrored at both axes"},
    {PatternSymmetry::both_diagonals, "both-diagonals", "mirrored at both diagonals"},
    {PatternSymmetry::full, "full", "all turns and mirrorings"},
}};

// All subgroups of the group of the square, in the order of the enumeration.
constexpr std::array<unsigned, 10> kGroups{
    0,
    kTurn180,
    kTurn90 | kTurn180 | kTurn270,
    kHorizontal,
    kVertical,
    kDiagonal,
    kAntidiagonal,
    kHorizontal | kVertical | kTurn180,
    kDiagonal | kAntidiagonal | kTurn180,
    127,
};

constexpr unsigned group_of(PatternSymmetry symmetry) {
  return kGroups[static_cast<std::size_t>(symmetry)];
}

bool keeps(Motion motion, const Pattern& pattern) {
  for (Cell cell : pattern)
    if (!pattern.contains(moved(motion, cell))) return false;
  return true;
}

}  // namespace

std::span<const PatternSymmetryInfo> pattern_symmetries() {
  return kInfos;
}

std::string_view name_of(PatternSymmetry symmetry) {
  return kInfos[static_cast<std::size_t>(symmetry)].name;
}

std::optional<PatternSymmetry> pattern_symmetry_named(std::string_view name) {
  for (const PatternSymmetryInfo& info : kInfos)
    if (info.name == name) return info.symmetry;
  return std::nullopt;
}

bool includes(PatternSymmetry symmetry, PatternSymmetry part) {
  return (group_of(part) & ~group_of(symmetry)) == 0;
}

PatternSymmetry symmetry_of(const Pattern& pattern) {
  unsigned group = 0;
  for (Motion motion : kMotions)
    if (keeps(motion, pattern)) group |= motion;
  std::size_t found = 0;
  while (kGroups[found] != group) ++found;  // what keeps a pattern is always a group
  return static_cast<PatternSymmetry>(found);
}

Pattern orbit_of(PatternSymmetry symmetry, Cell cell) {
  Pattern orbit;
  orbit.insert(cell);
  for (Motion motion : kMotions)
    if ((group_of(symmetry) & motion) != 0) orbit.insert(moved(motion, cell));
  return orbit;
}

}  // namespace nonet
