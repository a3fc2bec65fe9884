#pragma once
// Canonical form: of all boards that are the same but for a Transform, the least. Two boards are
// equivalent exactly when their canonical forms are equal.
//
//   CanonicalForm form = canonical_form(grid);
//   form.grid;                     // the least board of the class
//   form.map(grid) == form.grid;   // always
//   form.automorphisms;            // how many symmetries the board has
//   if (auto map = map_between(a, b)) (*map)(a) == b;
//
// Least: of all boards that transforms make of the given one, the first in the order of their 81
// characters read row by row, a blank (`.`) before every digit. That holds for complete grids and
// for any set of givens whatsoever, whether it has one solution, several or none, also for clashing
// digits. For a complete grid that is the "min-lex" form of the literature, which begins with
// 123456789. Where a puzzle has empty rows or columns they come first, so that its givens gather at
// the lower right.
//
// Automorphisms are the transforms that leave the board as it is. They are counted by how they move
// cells; digits that stand nowhere, which may be exchanged besides, do not multiply the number. It
// is 3,359,232 for the empty board, 1 for most puzzles, and at most 648 for a complete grid.
//
// Cost: about a microsecond for a complete grid, ten for a puzzle of few givens; up to a
// millisecond for boards with very many automorphisms (docs/symmetry.md has figures).
// No shared state: call from any number of threads.

#include <cstdint>
#include <functional>
#include <optional>

#include "nonet/grid.hpp"
#include "nonet/pattern.hpp"
#include "nonet/transform.hpp"

namespace nonet {

struct CanonicalForm {
  Grid grid;
  Transform map;                    ///< takes the board to `grid`
  std::uint32_t automorphisms = 1;  ///< 1 to 3,359,232
};

[[nodiscard]] CanonicalForm canonical_form(const Grid& board);

struct CanonicalPattern {
  Pattern pattern;
  Transform map;                    ///< takes the pattern to `pattern`; its digits stay
  std::uint32_t automorphisms = 1;  ///< 1 to 3,359,232
};

/// The same for a pattern alone: a cell outside of it comes before one inside.
[[nodiscard]] CanonicalPattern canonical_form(const Pattern& pattern);

/// A transform that makes `b` of `a`, or nothing when they are not equivalent.
[[nodiscard]] std::optional<Transform> map_between(const Grid& a, const Grid& b);

/// Hands every automorphism of the board to `on_automorphism` until that returns false: one for
/// each way to move the cells, the identity first, then in no particular order. Digits that stand
/// nowhere stay.
void for_each_automorphism(const Grid& board,
                           const std::function<bool(const Transform&)>& on_automorphism);
void for_each_automorphism(const Pattern& pattern,
                           const std::function<bool(const Transform&)>& on_automorphism);

}  // namespace nonet
