#include "watch/trace_report.hpp"

#include <fmt/format.h>

#include <array>

#include "nonet/text.hpp"
#include "watch/event_json.hpp"
#include "watch/event_text.hpp"
#include "watch/grouped_number.hpp"
#include "watch/heat_drawing.hpp"
#include "watch/heat_text.hpp"
#include "watch/outcome.hpp"
#include "watch/trace_state.hpp"
#include "watch/tree_dot.hpp"
#include "watch/tree_mermaid.hpp"

namespace nonet::cli {

namespace {

constexpr std::array<std::string_view, 6> kNames{"text", "json", "mermaid", "dot", "heat", "svg"};

// Rows go out in pieces of about this size.
constexpr std::size_t kPiece = 1u << 16;

SearchResult write_rows(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options, bool json,
                        const TraceSink& sink) {
  std::string rows = json ? trace_header_json(puzzle, algorithm, options) + '\n'
                          : fmt::format("# {} on {}\n#   step depth  event      what\n",
                                        name_of(algorithm), to_line(puzzle.digits()));
  bool open = true;
  options.on_event = [&](const SearchEvent& event) {
    rows += json ? event_json(event) : event_row(event);
    rows += '\n';
    if (rows.size() >= kPiece) {
      open = sink(rows);
      rows.clear();
    }
    return open;
  };
  const SearchResult result = search(algorithm, puzzle, options);
  rows += json ? trace_summary_json(result) + '\n' : trace_summary(result, options.limit);
  sink(rows);
  return result;
}

std::string title_of(Algorithm algorithm, const SearchResult& result, std::uint64_t limit) {
  return fmt::format("{}: {}", name_of(algorithm), outcome_after(result, limit));
}

SearchResult write_tree(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options,
                        TraceFormat format, TreeLimits limits, const TraceSink& sink) {
  DecisionTree tree(limits);
  options.on_event = [&](const SearchEvent& event) {
    tree.add(event);
    return true;
  };
  const SearchResult result = search(algorithm, puzzle, options);
  const std::string title = title_of(algorithm, result, options.limit);
  sink(format == TraceFormat::dot ? tree_dot(tree, title) : tree_mermaid(tree, title));
  return result;
}

SearchResult write_heat(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options,
                        TraceFormat format, const TraceSink& sink) {
  TraceState state(puzzle);
  options.on_event = [&](const SearchEvent& event) {
    state.apply(event);
    return true;
  };
  const SearchResult result = search(algorithm, puzzle, options);
  if (format == TraceFormat::svg)
    sink(heat_drawing(state, result.first.value_or(state.board),
                      title_of(algorithm, result, options.limit)));
  else
    sink(heat_text(state.heat, state.givens) + trace_summary(result, options.limit));
  return result;
}

}  // namespace

std::optional<TraceFormat> trace_format_named(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (kNames[i] == name) return static_cast<TraceFormat>(i);
  return std::nullopt;
}

bool is_row_format(TraceFormat format) {
  return format == TraceFormat::text || format == TraceFormat::json;
}

SearchResult write_trace(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options,
                         TraceFormat format, TreeLimits tree_limits, const TraceSink& sink) {
  switch (format) {
    case TraceFormat::text:
      return write_rows(algorithm, puzzle, std::move(options), false, sink);
    case TraceFormat::json:
      return write_rows(algorithm, puzzle, std::move(options), true, sink);
    case TraceFormat::mermaid:
    case TraceFormat::dot:
      return write_tree(algorithm, puzzle, std::move(options), format, tree_limits, sink);
    case TraceFormat::heat:
    case TraceFormat::svg:
      break;
  }
  return write_heat(algorithm, puzzle, std::move(options), format, sink);
}

}  // namespace nonet::cli
