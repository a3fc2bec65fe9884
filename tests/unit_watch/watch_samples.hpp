#pragma once
// Puzzles small enough to follow by hand, and the events of searches on them.

#include <vector>

#include "nonet/search.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::test {

inline constexpr std::string_view kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// kSolved with some cells blank.
inline Grid solved_without(std::initializer_list<Cell> blanks) {
  Grid grid = grid_of(kSolved);
  for (Cell cell : blanks) grid.clear(cell);
  return grid;
}

/// A puzzle with 30 givens and one solution.
inline const Grid kClassic =
    grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

inline std::vector<SearchEvent> events_of(Algorithm algorithm, const Puzzle& puzzle,
                                          std::uint64_t limit = 1, SearchResult* result = nullptr) {
  std::vector<SearchEvent> events;
  SearchOptions options;
  options.limit = limit;
  options.on_event = [&](const SearchEvent& event) {
    events.push_back(event);
    return true;
  };
  const SearchResult its_result = search(algorithm, puzzle, options);
  if (result) *result = its_result;
  return events;
}

inline SearchEvent event_of(SearchEvent::Kind kind, int depth, std::optional<int> cell,
                            std::optional<int> digit = {}) {
  SearchEvent event{};
  event.kind = kind;
  event.depth = depth;
  if (cell) event.cell = Cell(*cell);
  if (digit) event.digit = Digit(*digit);
  return event;
}
inline SearchEvent place(int cell, int digit, int depth, bool forced = false) {
  SearchEvent event = event_of(SearchEvent::Kind::place, depth, cell, digit);
  event.forced = forced;
  return event;
}
inline SearchEvent retreat(int cell, int digit, int depth) {
  return event_of(SearchEvent::Kind::retreat, depth, cell, digit);
}
inline SearchEvent reject(int cell, int digit, int house, int other) {
  SearchEvent event = event_of(SearchEvent::Kind::reject, 0, cell, digit);
  event.house = House(house);
  event.other = Cell(other);
  return event;
}
/// No digit is left for the cell.
inline SearchEvent dead_end(int cell, int depth = 0) {
  return event_of(SearchEvent::Kind::reject, depth, cell);
}
inline SearchEvent try_digit(int cell, int digit) {
  return event_of(SearchEvent::Kind::try_digit, 0, cell, digit);
}
inline SearchEvent solved(int depth) {
  return event_of(SearchEvent::Kind::solved, depth, std::nullopt);
}

}  // namespace nonet::test
