#pragma once

#include <span>
#include <string>

#include "watch/race.hpp"
#include "watch/race_summary.hpp"

namespace nonet::cli {

/// One puzzle: a row for each algorithm, and what brute force walked of its space.
std::string race_table(const RaceResult& race, const RaceRules& rules);
/// Several puzzles: totals, medians and the worst puzzle of each algorithm.
std::string summary_table(std::span<const RaceSummary> summaries, const RaceRules& rules);
/// What was asked of the algorithms and how time was taken, in sentences.
std::string race_terms(const RaceRules& rules);

}  // namespace nonet::cli
