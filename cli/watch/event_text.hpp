#pragma once
// Search events in words.

#include <string>

#include "nonet/puzzle.hpp"
#include "nonet/search.hpp"

namespace nonet::cli {

/// "r1c3=4" (digit and cell), "r1c3" (no digit), "4 in row 1" (no cell), or nothing.
std::string subject(const SearchEvent& event);
/// Why a reject event rejects: "4 in row 1 at r1c8", "no digit is left for it".
std::string why_rejected(const SearchEvent& event);
/// A whole sentence for people: "4 cannot stand in r1c3: row 1 has it at r1c8".
std::string sentence(const SearchEvent& event);
/// A row of `trace --format text`, without line break:
/// "     12    5  reject     r1c3=4  (4 in row 1 at r1c8)".
std::string event_row(const SearchEvent& event);

}  // namespace nonet::cli
