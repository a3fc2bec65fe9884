#pragma once
// Search events as JSON objects, one a line. docs/watching.md fixes the keys; a change of them
// raises kTraceVersion.

#include <cstdint>
#include <string>

#include "nonet/search.hpp"

namespace nonet::cli {

inline constexpr int kTraceVersion = 1;

/// {"trace":1,"puzzle":"53..7...","algorithm":"backtracking","limit":1,"max_steps":10000}
std::string trace_header_json(const Puzzle& puzzle, Algorithm algorithm,
                              const SearchOptions& options);
/// {"step":12,"depth":5,"event":"reject","cell":"r1c3","digit":4,"house":"row 1","other":"r1c8",
/// "forced":false}; what an event does not have is null.
std::string event_json(const SearchEvent& event);
/// {"end":"limit reached","solutions":1,"tries":...,"solution":"534..."}
std::string trace_summary_json(const SearchResult& result);

}  // namespace nonet::cli
