#pragma once
// Searches with all their events kept, and what the events alone say.

#include <optional>
#include <string>
#include <vector>

#include "nonet/search.hpp"

namespace nonet {

struct WatchedSearch {
  SearchResult result;
  std::vector<SearchEvent> events;
  std::vector<Grid> solutions;
};
WatchedSearch watch(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options = {});

/// Options that look for every solution.
SearchOptions all_solutions();

/// The figures as counted from the events.
SearchFigures recount(const std::vector<SearchEvent>& events);

/// Replays the events on a board and checks each against the rules of the game: depth and step are
/// right, a try comes before its place, a retreat takes back the latest digit, a reject that names
/// a cell names one that holds the digit, a solved board is full and obeys the rules. Returns the
/// first fault, or nothing.
std::optional<std::string> find_fault(const Puzzle& puzzle, const std::vector<SearchEvent>& events);

/// "3: 0 reject r1c1 1, column 1 r3c1": step, depth, kind, and what else there is.
std::string text_of(const SearchEvent& event);

}  // namespace nonet
