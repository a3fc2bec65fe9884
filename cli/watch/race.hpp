#pragma once
// Race: several algorithms on the same puzzle, asked for the same thing, their answers checked
// against each other.

#include <chrono>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "nonet/search.hpp"

namespace nonet::cli {

struct RaceRules {
  std::vector<Algorithm> algorithms;
  std::uint64_t limit = 1;      ///< solutions each is asked for
  std::uint64_t max_steps = 0;  ///< tries each is allowed
  std::optional<std::chrono::duration<double>> timeout;
  bool timed = true;  ///< false: one run each, and no times
};

struct RaceLane {
  Algorithm algorithm;
  SearchResult result;
  double seconds = 0;  ///< median of `runs`; 0 when not timed
  int runs = 1;
};

struct RaceResult {
  std::size_t line = 0;  ///< where the puzzle starts in its input
  Puzzle puzzle;
  std::vector<RaceLane> lanes;              ///< in the order of RaceRules::algorithms
  std::optional<std::string> disagreement;  ///< two answers that cannot both be right: a defect
};

/// `stop` ends it early; what it returns then is of no use.
RaceResult race(const Puzzle& puzzle, const RaceRules& rules, const std::stop_token& stop = {});

/// What cannot be true of answers to the same question: a board that is not a solution, different
/// exact numbers of solutions, more solutions than an exact number, different only solutions.
std::optional<std::string> disagreement(const Puzzle& puzzle, std::span<const RaceLane> lanes);

}  // namespace nonet::cli
