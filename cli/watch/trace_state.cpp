#include "watch/trace_state.hpp"

#include <algorithm>

namespace nonet::cli {

void TraceState::apply(const SearchEvent& next) {
  using Kind = SearchEvent::Kind;
  switch (next.kind) {
    case Kind::try_digit:
      ++figures.tries;
      if (next.cell) heat.add(*next.cell);
      break;
    case Kind::reject:
      ++figures.rejections;
      break;
    case Kind::place:
      ++figures.placements;
      board.set(*next.cell, *next.digit);
      depth = next.depth + 1;
      figures.greatest_depth = std::max(figures.greatest_depth, depth);
      break;
    case Kind::retreat:
      ++figures.retreats;
      board.clear(*next.cell);
      depth = next.depth - 1;
      break;
    case Kind::solved:
      ++solutions;
      break;
    case Kind::exhausted:
      break;
  }
  event = next;
}

void TraceState::undo(const std::optional<SearchEvent>& before, int greatest_depth) {
  using Kind = SearchEvent::Kind;
  switch (event->kind) {
    case Kind::try_digit:
      --figures.tries;
      if (event->cell) heat.take_back(*event->cell);
      break;
    case Kind::reject:
      --figures.rejections;
      break;
    case Kind::place:
      --figures.placements;
      board.clear(*event->cell);
      break;
    case Kind::retreat:
      --figures.retreats;
      board.set(*event->cell, *event->digit);
      break;
    case Kind::solved:
      --solutions;
      break;
    case Kind::exhausted:
      break;
  }
  depth = event->depth;
  figures.greatest_depth = greatest_depth;
  event = before;
}

}  // namespace nonet::cli
