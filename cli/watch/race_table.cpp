#include "watch/race_table.hpp"

#include <fmt/format.h>

#include "nonet/text.hpp"
#include "watch/duration_text.hpp"
#include "watch/grouped_number.hpp"
#include "watch/outcome.hpp"
#include "watch/search_space.hpp"
#include "watch/text_table.hpp"

namespace nonet::cli {

namespace {

// Brute force judges full boards only: each is rejected or a solution.
std::string space_sentence(const RaceLane& lane, int blanks) {
  const std::uint64_t judged = lane.result.figures.rejections + lane.result.solutions;
  return fmt::format("brute force: {}\n  boards; judged {}, {}\n", space_in_full(blanks),
                     grouped(judged), share_of_space(judged, blanks));
}

}  // namespace

std::string race_table(const RaceResult& race, const RaceRules& rules) {
  std::vector<std::string> headings{"<algorithm", "tries",    "rejections",
                                    "placements", "retreats", "depth"};
  if (rules.timed) headings.push_back("time");
  headings.push_back("<outcome");
  TextTable table(headings);
  std::string space;
  for (const RaceLane& lane : race.lanes) {
    const SearchFigures& figures = lane.result.figures;
    std::vector<std::string> row{std::string(name_of(lane.algorithm)),
                                 grouped(figures.tries),
                                 grouped(figures.rejections),
                                 grouped(figures.placements),
                                 grouped(figures.retreats),
                                 std::to_string(figures.greatest_depth)};
    if (rules.timed) row.push_back(duration_text(lane.seconds));
    row.push_back(outcome(lane.result, rules.limit));
    table.add(std::move(row));
    if (lane.algorithm == Algorithm::brute_force)
      space = space_sentence(lane, count_blanks(race.puzzle));
  }
  return fmt::format("{}  ({} givens)\n{}{}", to_line(race.puzzle.digits()),
                     race.puzzle.digits().filled(), table.text(), space);
}

std::string summary_table(std::span<const RaceSummary> summaries, const RaceRules& rules) {
  std::vector<std::string> headings{"<algorithm", "finished", "tries",
                                    "median",     "worst",    "on line"};
  if (rules.timed) headings.insert(headings.end(), {"time", "median", "worst"});
  TextTable table(headings);
  for (const RaceSummary& summary : summaries) {
    std::vector<std::string> row{std::string(name_of(summary.algorithm)),
                                 fmt::format("{} of {}", summary.finished, summary.puzzles),
                                 grouped(summary.total_tries),
                                 grouped(summary.median_tries),
                                 grouped(summary.worst_tries),
                                 std::to_string(summary.worst_line)};
    if (rules.timed)
      row.insert(row.end(),
                 {duration_text(summary.total_seconds), duration_text(summary.median_seconds),
                  duration_text(summary.worst_seconds)});
    table.add(std::move(row));
  }
  return table.text();
}

std::string race_terms(const RaceRules& rules) {
  std::string terms = rules.limit == 1
                          ? "Asked for the first solution"
                          : fmt::format("Asked for up to {} solutions", grouped(rules.limit));
  terms += rules.max_steps == kUnlimited
               ? ".\n"
               : fmt::format(", with at most {} each.\n", counted(rules.max_steps, "try", "tries"));
  if (rules.timed)
    terms +=
        "Time: the median of 7 runs where a run takes less than 50 ms, else one run. All other "
        "figures are exact.\n";
  return terms;
}

}  // namespace nonet::cli
