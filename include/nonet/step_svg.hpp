#pragma once
// A board as an SVG drawing: givens, entries, candidates, and on top what a step makes of them,
// each part of a pattern in the colour of its role, links of chains as lines, struck candidates
// crossed out. Self-contained, without scripts or fonts; readable on light and dark ground, and not
// by colour alone.
//
//   std::string svg = to_svg(position, &step);

#include <string>

#include "nonet/puzzle.hpp"
#include "nonet/step.hpp"

namespace nonet {

/// `step` may be nullptr: the bare board. Candidates are drawn where the position has marks.
[[nodiscard]] std::string to_svg(const Puzzle& position, const Step* step = nullptr);

}  // namespace nonet
