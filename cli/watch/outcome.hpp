#pragma once
// How a search ended, in words, and the exit status that goes with it.

#include <string>

#include "nonet/search.hpp"

namespace nonet::cli {

/// "solved", "no solution", "2 solutions", "1 solution, no other", "gave up". `limit` is what was
/// asked for.
std::string outcome(const SearchResult& result, std::uint64_t limit);
/// The same with the tries it took: "solved after 4,209 tries", "gave up after 10,000 tries".
std::string outcome_after(const SearchResult& result, std::uint64_t limit);
/// The last lines of a trace: the outcome, the figures and, if there is one, the solution, each
/// line opened by "# ".
std::string trace_summary(const SearchResult& result, std::uint64_t limit);
/// Whether the search answered what it was asked, and the answer is not "no solution".
bool answered(const SearchResult& result);

}  // namespace nonet::cli
