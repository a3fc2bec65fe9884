#pragma once
// TraceState: where a search stands after the events seen so far. Every event can be taken back.

#include <cstdint>
#include <optional>

#include "nonet/puzzle.hpp"
#include "nonet/search.hpp"
#include "watch/heat_map.hpp"

namespace nonet::cli {

struct TraceState {
  Grid givens;  ///< what stood on the board before the search
  Grid board;   ///< givens and the digits placed so far
  SearchFigures figures;
  std::uint64_t solutions = 0;
  int depth = 0;  ///< digits placed at this moment
  HeatMap heat;
  std::optional<SearchEvent> event;  ///< the newest one

  explicit TraceState(const Puzzle& puzzle) : givens(puzzle.digits()), board(givens) {}

  void apply(const SearchEvent& next);
  /// Takes `event` back; `before` is the one that preceded it, `greatest_depth` the figure then.
  void undo(const std::optional<SearchEvent>& before, int greatest_depth);
};

}  // namespace nonet::cli
