#pragma once
// A board of candidates with the marks of a step, for a terminal.

#include <string>

#include "nonet/puzzle.hpp"
#include "nonet/step.hpp"

namespace nonet::cli {

/// The position must have marks. Behind a candidate stands what a step makes of it: a letter by its
/// role (see marked_board_key()), `-` for struck, `+` for placed.
std::string draw_marked_board(const Puzzle& position, const Step* step);

/// One line that says what the signs of this step mean; empty where there are none.
std::string marked_board_key(const Step& step);

}  // namespace nonet::cli
