#pragma once
// RaceSummary: what several races say of each algorithm.

#include <cstdint>
#include <span>
#include <vector>

#include "watch/race.hpp"

namespace nonet::cli {

struct RaceSummary {
  Algorithm algorithm;
  std::size_t finished = 0;  ///< puzzles on which it was not stopped by a bound
  std::size_t puzzles = 0;
  // Over all puzzles, those that were given up included: there the tries are a lower bound.
  std::uint64_t total_tries = 0;
  std::uint64_t median_tries = 0;  ///< the lower one of two middles
  std::uint64_t worst_tries = 0;
  std::size_t worst_line = 0;  ///< where the puzzle of worst_tries starts
  double total_seconds = 0;
  double median_seconds = 0;
  double worst_seconds = 0;
};

/// One for each algorithm, in the order of the lanes. The races must have the same algorithms.
std::vector<RaceSummary> summarise(std::span<const RaceResult> races);

}  // namespace nonet::cli
