#include "watch/race_summary.hpp"

#include <algorithm>

namespace nonet::cli {

namespace {

template <class Number>
Number median(std::vector<Number> numbers) {
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>((numbers.size() - 1) / 2);
  std::ranges::nth_element(numbers, middle);
  return *middle;
}

bool is_finished(SearchEnd end) {
  return end == SearchEnd::exhausted || end == SearchEnd::limit_reached;
}

}  // namespace

std::vector<RaceSummary> summarise(std::span<const RaceResult> races) {
  std::vector<RaceSummary> summaries;
  if (races.empty()) return summaries;
  for (std::size_t i = 0; i < races[0].lanes.size(); ++i) {
    RaceSummary summary{races[0].lanes[i].algorithm};
    summary.puzzles = races.size();
    std::vector<std::uint64_t> tries;
    std::vector<double> seconds;
    for (const RaceResult& race : races) {
      const RaceLane& lane = race.lanes[i];
      if (is_finished(lane.result.end)) ++summary.finished;
      const std::uint64_t its_tries = lane.result.figures.tries;
      if (tries.empty() || its_tries > summary.worst_tries) {
        summary.worst_tries = its_tries;
        summary.worst_line = race.line;
      }
      summary.total_tries += its_tries;
      summary.total_seconds += lane.seconds;
      summary.worst_seconds = std::max(summary.worst_seconds, lane.seconds);
      tries.push_back(its_tries);
      seconds.push_back(lane.seconds);
    }
    summary.median_tries = median(std::move(tries));
    summary.median_seconds = median(std::move(seconds));
    summaries.push_back(summary);
  }
  return summaries;
}

}  // namespace nonet::cli
