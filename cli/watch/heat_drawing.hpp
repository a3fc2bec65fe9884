#pragma once

#include <string>

#include "watch/trace_state.hpp"

namespace nonet::cli {

/// A board as SVG: givens on grey, every other cell shaded by how often it was tried, with its
/// digit in `shown`: a solution, or the board as it stands. `title` stands above it.
std::string heat_drawing(const TraceState& state, const Grid& shown, const std::string& title);

}  // namespace nonet::cli
