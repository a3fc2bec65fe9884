#include "support/watched_search.hpp"

#include <algorithm>

#include "nonet/rules.hpp"

namespace nonet {

using Kind = SearchEvent::Kind;

SearchOptions all_solutions() {
  SearchOptions options;
  options.limit = kUnlimited;
  return options;
}

WatchedSearch watch(Algorithm algorithm, const Puzzle& puzzle, SearchOptions options) {
  WatchedSearch watched;
  options.on_event = [&](const SearchEvent& event) {
    watched.events.push_back(event);
    return true;
  };
  options.on_solution = [&](const Grid& grid) {
    watched.solutions.push_back(grid);
    return true;
  };
  watched.result = search(algorithm, puzzle, options);
  return watched;
}

SearchFigures recount(const std::vector<SearchEvent>& events) {
  SearchFigures figures;
  int depth = 0;
  for (const SearchEvent& event : events) {
    figures.tries += event.kind == Kind::try_digit;
    figures.rejections += event.kind == Kind::reject;
    figures.placements += event.kind == Kind::place;
    figures.retreats += event.kind == Kind::retreat;
    depth += (event.kind == Kind::place) - (event.kind == Kind::retreat);
    figures.greatest_depth = std::max(figures.greatest_depth, depth);
  }
  return figures;
}

std::optional<std::string> find_fault(const Puzzle& puzzle,
                                      const std::vector<SearchEvent>& events) {
  Grid board = puzzle.digits();
  const Candidates possible = possible_digits(puzzle);
  std::vector<SearchEvent> placed;
  std::uint64_t tries = 0;
  const SearchEvent* before = nullptr;
  for (const SearchEvent& event : events) {
    const auto fault = [&](const char* what) { return text_of(event) + ": " + what; };
    tries += event.kind == Kind::try_digit;
    if (event.step != tries) return fault("wrong step");
    if (event.depth != static_cast<int>(placed.size())) return fault("wrong depth");
    switch (event.kind) {
      case Kind::try_digit:
        if (!board.is_blank(*event.cell)) return fault("tried in a filled cell");
        break;
      case Kind::place:
        if (before == nullptr || before->kind != Kind::try_digit || before->cell != event.cell ||
            before->digit != event.digit || before->forced != event.forced)
          return fault("placed without a try");
        board.set(*event.cell, *event.digit);
        placed.push_back(event);
        break;
      case Kind::retreat:
        if (placed.empty() || placed.back().cell != event.cell ||
            placed.back().digit != event.digit)
          return fault("took back another digit than the latest");
        board.clear(*event.cell);
        placed.pop_back();
        break;
      case Kind::reject:
        if (event.other) {
          const auto& cells = cells_of(*event.house);
          if (board[*event.other] != event.digit) return fault("the other cell has another digit");
          if (event.other == event.cell) return fault("a cell clashes with itself");
          for (Cell cell : {*event.cell, *event.other})
            if (std::ranges::find(cells, cell) == cells.end()) return fault("not in the house");
        } else if (event.cell && event.digit) {
          if (possible[*event.cell].contains(*event.digit)) return fault("rejected a marked digit");
        } else if (event.cell && !board.is_blank(*event.cell)) {
          return fault("rejected a filled cell");
        }
        break;
      case Kind::solved:
        if (!board.is_full() || !obeys_rules(board)) return fault("not a solution");
        for (int i = 0; i < kCellCount; ++i)
          if (!possible[Cell(i)].contains(*board[Cell(i)])) return fault("breaks the marks");
        break;
      case Kind::exhausted:
        if (!placed.empty()) return fault("digits are left on the board");
        if (&event != &events.back()) return fault("not the end");
        break;
    }
    before = &event;
  }
  return std::nullopt;
}

std::string text_of(const SearchEvent& event) {
  std::string text = std::to_string(event.step) + ": " + std::to_string(event.depth) + ' ' +
                     std::string(name_of(event.kind));
  if (event.cell) text += ' ' + event.cell->name();
  if (event.digit) text += std::string(" ") + event.digit->symbol();
  if (event.house) text += ", " + event.house->name();
  if (event.other) text += ' ' + event.other->name();
  if (event.forced) text += ", forced";
  return text;
}

}  // namespace nonet
