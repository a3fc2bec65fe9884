#pragma once
// PatternSymmetry: how the pattern of the givens maps onto itself when the board is turned or
// mirrored. The eight turns and mirrorings of a square have ten groups among them; each pattern has
// exactly one, the greatest that leaves it as it is.
//
//   PatternSymmetry symmetry = symmetry_of(Pattern::of(puzzle.givens));
//   std::cout << name_of(symmetry);                     // "rotate180"
//   for (Cell cell : orbit_of(symmetry, Cell::at(0, 1))) ...   // r1c2 and r9c8
//
// This is about where the givens stand. What maps a puzzle to itself, digits included, is asked in
// canonical.hpp.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "nonet/pattern.hpp"

namespace nonet {

enum class PatternSymmetry : std::uint8_t {
  none,
  rotate180,       ///< half a turn
  rotate90,        ///< a quarter of a turn, and so half a turn, too
  horizontal,      ///< mirrored at the horizontal axis: row 1 and row 9 are alike
  vertical,        ///< mirrored at the vertical axis: column 1 and column 9 are alike
  diagonal,        ///< mirrored at the diagonal from r1c1 to r9c9
  antidiagonal,    ///< mirrored at the diagonal from r1c9 to r9c1
  both_axes,       ///< horizontal and vertical, and so half a turn
  both_diagonals,  ///< diagonal and antidiagonal, and so half a turn
  full,            ///< all of them
};

struct PatternSymmetryInfo {
  PatternSymmetry symmetry;
  std::string_view name;     ///< as on the command line: "both-axes"
  std::string_view summary;  ///< one line
};
/// The ten, in the order of the enumeration.
[[nodiscard]] std::span<const PatternSymmetryInfo> pattern_symmetries();
[[nodiscard]] std::string_view name_of(PatternSymmetry symmetry);
[[nodiscard]] std::optional<PatternSymmetry> pattern_symmetry_named(std::string_view name);

/// Whether `symmetry` includes all turns and mirrorings of `part`: `full` includes every other,
/// every one includes `none` and itself.
[[nodiscard]] bool includes(PatternSymmetry symmetry, PatternSymmetry part);

/// The greatest symmetry that leaves the pattern as it is.
[[nodiscard]] PatternSymmetry symmetry_of(const Pattern& pattern);

/// The cells onto which a symmetry moves a cell, itself included: 1 to 8. A pattern has the
/// symmetry when it holds all or none of each orbit.
[[nodiscard]] Pattern orbit_of(PatternSymmetry symmetry, Cell cell);

}  // namespace nonet
