#include "watch/outcome.hpp"

#include <fmt/format.h>

#include "nonet/text.hpp"
#include "watch/grouped_number.hpp"

namespace nonet::cli {

namespace {

std::string solutions(std::uint64_t number) {
  return counted(number, "solution", "solutions");
}

}  // namespace

std::string outcome(const SearchResult& result, std::uint64_t limit) {
  switch (result.end) {
    case SearchEnd::limit_reached:
      return limit == 1 ? "solved" : solutions(result.solutions);
    case SearchEnd::exhausted:
      if (result.solutions == 0) return "no solution";
      return solutions(result.solutions) + ", no other";
    case SearchEnd::stopped:
    case SearchEnd::out_of_steps:
    case SearchEnd::out_of_time:
      break;
  }
  std::string text = result.end == SearchEnd::stopped       ? "stopped"
                     : result.end == SearchEnd::out_of_time ? "out of time"
                                                            : "gave up";
  if (result.solutions != 0) text += " with " + solutions(result.solutions);
  return text;
}

std::string outcome_after(const SearchResult& result, std::uint64_t limit) {
  return outcome(result, limit) + " after " + counted(result.figures.tries, "try", "tries");
}

std::string trace_summary(const SearchResult& result, std::uint64_t limit) {
  const SearchFigures& figures = result.figures;
  std::string text =
      fmt::format("# {}\n# {}, {}, {}, greatest depth {}\n", outcome_after(result, limit),
                  counted(figures.rejections, "rejection", "rejections"),
                  counted(figures.placements, "placement", "placements"),
                  counted(figures.retreats, "retreat", "retreats"), figures.greatest_depth);
  if (result.first) text += fmt::format("# solution {}\n", to_line(*result.first));
  return text;
}

bool answered(const SearchResult& result) {
  return result.solutions != 0 &&
         (result.end == SearchEnd::limit_reached || result.end == SearchEnd::exhausted);
}

}  // namespace nonet::cli
