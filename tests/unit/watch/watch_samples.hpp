#pragma once
// Puzzles small enough to follow by hand, and the events of searches on them.

#include <vector>

#include "nonet/search.hpp"
#include "support/grid_from.hpp"

namespace nonet::test {

inline constexpr std::string_view kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// kSolved with some cells blank.
inline Grid solved_without(std::initializer_list<Cell> blanks) {
  Grid grid = grid_from(kSolved);
  for (Cell cell : blanks) grid.clear(cell);
  return grid;
}

/// A puzzle with 30 givens and one solution.
inline const Grid kClassic = grid_from(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

inline std::vector<SearchEvent> events_of(Algorithm algorithm, const Puzzle& puzzle,
                                          std::uint64_t limit = 1,
                                          SearchResult* result = nullptr) {
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

inline SearchEvent place(int cell, int digit, int depth, bool forced = false) {
  return {.kind = SearchEvent::Kind::place, .forced = forced, .depth = depth, .cell = Cell(cell),
          .digit = Digit(digit)};
}
inline SearchEvent retreat(int cell, int digit, int depth) {
  return {.kind = SearchEvent::Kind::retreat, .depth = depth, .cell = Cell(cell),
          .digit = Digit(digit)};
}
inline SearchEvent reject(int cell, int digit, int house, int other) {
  return {.kind = SearchEvent::Kind::reject, .cell = Cell(cell), .digit = Digit(digit),
          .house = House(house), .other = Cell(other)};
}
inline SearchEvent try_digit(int cell, int digit) {
  return {.kind = SearchEvent::Kind::try_digit, .cell = Cell(cell), .digit = Digit(digit)};
}
inline SearchEvent solved(int depth) {
  return {.kind = SearchEvent::Kind::solved, .depth = depth};
}

}  // namespace nonet::test
