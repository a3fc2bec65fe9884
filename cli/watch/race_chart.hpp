#pragma once

#include <span>
#include <string>

#include "watch/race.hpp"

namespace nonet::cli {

/// A bar chart as SVG: the tries of each algorithm on a logarithmic scale; for several puzzles the
/// medians, with a line to the worst. `races` is not empty.
std::string race_chart(std::span<const RaceResult> races, const RaceRules& rules);

}  // namespace nonet::cli
