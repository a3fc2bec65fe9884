#pragma once
// What must be true of any judgement, whatever the puzzle: its evidence is checked by the rules.

#include <string>

#include "nonet/verdict.hpp"

namespace nonet {

/// True when the grid is full, obeys the rules, and has each digit where the puzzle allows it.
bool is_completion(const Grid& grid, const Puzzle& puzzle);

/// Empty when the judgement's parts fit its verdict and all its evidence holds; otherwise what does
/// not. Whether the verdict itself is right takes an oracle.
std::string objection(const Puzzle& puzzle, const Judgement& judgement);

}  // namespace nonet
