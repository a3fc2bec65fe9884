#include "watch/race.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "nonet/rules.hpp"

namespace nonet::cli {

namespace {

using Clock = std::chrono::steady_clock;

// A run shorter than this is repeated: the first one also pays for cold caches, and the clock and
// the scheduler are as large as what is measured. The figures are the same in every run.
constexpr double kShortSeconds = 0.05;
constexpr int kRuns = 7;

RaceLane run(Algorithm algorithm, const Puzzle& puzzle, const RaceRules& rules,
             const std::stop_token& stop) {
  SearchOptions options;
  options.limit = rules.limit;
  options.bounds.max_steps = rules.max_steps;
  options.bounds.stop = stop;
  if (rules.timeout)
    options.bounds.deadline =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(*rules.timeout);
  const auto start = Clock::now();
  RaceLane lane{algorithm, search(algorithm, puzzle, options)};
  lane.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return lane;
}

RaceLane run_timed(Algorithm algorithm, const Puzzle& puzzle, const RaceRules& rules,
                   const std::stop_token& stop) {
  RaceLane lane = run(algorithm, puzzle, rules, stop);
  if (!rules.timed) {
    lane.seconds = 0;
    return lane;
  }
  if (lane.seconds >= kShortSeconds) return lane;
  std::vector<double> times{lane.seconds};
  while (times.size() < kRuns) times.push_back(run(algorithm, puzzle, rules, stop).seconds);
  std::ranges::nth_element(times, times.begin() + kRuns / 2);
  lane.seconds = times[kRuns / 2];
  lane.runs = kRuns;
  return lane;
}

bool solves(const Grid& solution, const Puzzle& puzzle) {
  if (!solution.is_full() || !obeys_rules(solution)) return false;
  const Candidates possible = possible_digits(puzzle);
  for (int i = 0; i < kCellCount; ++i)
    if (!possible[Cell(i)].contains(*solution[Cell(i)])) return false;
  return true;
}

}  // namespace

std::optional<std::string> disagreement(const Puzzle& puzzle, std::span<const RaceLane> lanes) {
  for (const RaceLane& lane : lanes)
    if (lane.result.first && !solves(*lane.result.first, puzzle))
      return fmt::format("{} found a board that is not a solution", name_of(lane.algorithm));
  for (const RaceLane& sure : lanes) {
    if (sure.result.end != SearchEnd::exhausted) continue;
    for (const RaceLane& other : lanes) {
      const bool both_sure = other.result.end == SearchEnd::exhausted;
      if (other.result.solutions > sure.result.solutions ||
          (both_sure && other.result.solutions != sure.result.solutions))
        return fmt::format("{} says there are {} solutions, {} found {}", name_of(sure.algorithm),
                           sure.result.solutions, name_of(other.algorithm), other.result.solutions);
      if (sure.result.solutions == 1 && other.result.first &&
          other.result.first != sure.result.first)
        return fmt::format("{} and {} found different solutions where there is only one",
                           name_of(sure.algorithm), name_of(other.algorithm));
    }
  }
  return std::nullopt;
}

RaceResult race(const Puzzle& puzzle, const RaceRules& rules, const std::stop_token& stop) {
  RaceResult result;
  result.puzzle = puzzle;
  for (Algorithm algorithm : rules.algorithms)
    result.lanes.push_back(run_timed(algorithm, puzzle, rules, stop));
  result.disagreement = disagreement(puzzle, result.lanes);
  return result;
}

}  // namespace nonet::cli
