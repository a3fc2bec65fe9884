#pragma once
// Races for programs: CSV and JSON. docs/watching.md fixes columns and keys.

#include <string>

#include "watch/race.hpp"

namespace nonet::cli {

std::string race_csv_header();
/// A row for each algorithm.
std::string race_csv(const RaceResult& race, const RaceRules& rules);
/// One object a puzzle, on one line.
std::string race_json(const RaceResult& race, const RaceRules& rules);

/// What stands for a puzzle that could not be read.
std::string unreadable_csv(std::size_t line);
std::string unreadable_json(std::size_t line, const RaceRules& rules);

}  // namespace nonet::cli
