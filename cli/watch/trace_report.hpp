#pragma once
// TraceReport: one search run to its end and written in one of the formats of `nonet trace`. Rows
// are handed over as they come; trees and maps at the end.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/search.hpp"
#include "watch/decision_tree.hpp"

namespace nonet::cli {

enum class TraceFormat : std::uint8_t { text, json, mermaid, dot, heat, svg };
std::optional<TraceFormat> trace_format_named(std::string_view name);
/// Whether it writes a row for each event, so that its length grows with the search.
bool is_row_format(TraceFormat format);

/// Takes output; returns whether to go on.
using TraceSink = std::function<bool(std::string_view)>;

/// Runs the search and writes it. `options` must not have an observer. Memory does not depend on
/// the length of the search.
SearchResult write_trace(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options,
                         TraceFormat format, TreeLimits tree_limits, const TraceSink& sink);

}  // namespace nonet::cli
