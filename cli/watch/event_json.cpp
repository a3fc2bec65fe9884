#include "watch/event_json.hpp"

#include <fmt/format.h>

#include "nonet/text.hpp"

namespace nonet::cli {

namespace {

// Names of cells, houses and events need no escaping.
template <class Named>
std::string name_or_null(const std::optional<Named>& thing) {
  return thing ? '"' + thing->name() + '"' : "null";
}

std::string number_or_null(std::uint64_t number) {
  return number == kUnlimited ? "null" : std::to_string(number);
}

}  // namespace

std::string trace_header_json(const Puzzle& puzzle, Algorithm algorithm,
                              const SearchOptions& options) {
  return fmt::format(R"({{"trace":{},"puzzle":"{}","algorithm":"{}","limit":{},"max_steps":{}}})",
                     kTraceVersion, to_line(puzzle.digits()), name_of(algorithm),
                     number_or_null(options.limit), number_or_null(options.bounds.max_steps));
}

std::string event_json(const SearchEvent& event) {
  return fmt::format(
      R"({{"step":{},"depth":{},"event":"{}","cell":{},"digit":{},"house":{},"other":{},"forced":{}}})",
      event.step, event.depth, name_of(event.kind), name_or_null(event.cell),
      event.digit ? std::string(1, event.digit->symbol()) : "null", name_or_null(event.house),
      name_or_null(event.other), event.forced);
}

std::string trace_summary_json(const SearchResult& result) {
  const SearchFigures& figures = result.figures;
  return fmt::format(
      R"({{"end":"{}","solutions":{},"tries":{},"rejections":{},"placements":{},"retreats":{},)"
      R"("greatest_depth":{},"solution":{}}})",
      name_of(result.end), result.solutions, figures.tries, figures.rejections, figures.placements,
      figures.retreats, figures.greatest_depth,
      result.first ? '"' + to_line(*result.first) + '"' : "null");
}

}  // namespace nonet::cli
