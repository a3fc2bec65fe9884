#pragma once

#include <string>

#include "watch/trace_state.hpp"

namespace nonet::cli {

/// A board as SVG: givens on grey, every other cell shaded by how often it was tried, with the digit
/// that stands there at the end of the search. `title` stands above it.
std::string heat_drawing(const TraceState& state, const std::string& title);

}  // namespace nonet::cli
