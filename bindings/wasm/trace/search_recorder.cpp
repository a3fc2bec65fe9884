#include "search_recorder.hpp"

#include <algorithm>
#include <type_traits>

namespace nonet::wasm {

// What the package's trace_handle.ts reads.
static_assert(sizeof(PackedEvent) == 8 && std::is_standard_layout_v<TraceFigures>);
static_assert(offsetof(TraceFigures, last) == 80 && offsetof(TraceFigures, cells) == 88);

PackedEvent pack(const SearchEvent& event) {
  constexpr std::uint8_t kAbsent = 255;
  const auto number = [](const auto& place) {
    return place ? static_cast<std::uint8_t>(place->index()) : kAbsent;
  };
  return {.kind = static_cast<std::uint8_t>(event.kind),
          .forced = event.forced,
          .depth = static_cast<std::uint8_t>(event.depth),
          .cell = number(event.cell),
          .digit = event.digit ? static_cast<std::uint8_t>(event.digit->value()) : kAbsent,
          .house = number(event.house),
          .other = number(event.other),
          .unused = 0};
}

SearchRecorder::SearchRecorder(std::size_t tree_nodes, PackedEvent* batch, const Grid& digits)
    : tree_(tree_nodes), batch_(batch), digits_(digits) {}

void SearchRecorder::run_until(const StopAt& stop, bool keep) {
  stop_ = stop;
  keep_ = keep;
  figures_.batch = 0;
}

bool SearchRecorder::add(const SearchEvent& event) {
  TraceFigures& f = figures_;
  ++f.events;
  f.last = pack(event);
  if (keep_) batch_[static_cast<std::size_t>(f.batch++)] = f.last;
  const auto depth = static_cast<std::size_t>(event.depth);
  bool stop = f.events >= stop_.events;

  switch (event.kind) {
    case SearchEvent::Kind::try_digit:
      ++heat_[static_cast<std::size_t>(event.cell->index())];
      stop |= ++f.tries == stop_.tries;
      break;
    case SearchEvent::Kind::reject:
      ++f.rejections;
      tree_.reject();
      break;
    case SearchEvent::Kind::place:
      ++f.placements;
      f.cells[depth] = f.last.cell;
      f.digits[depth] = f.last.digit;
      f.forced[depth] = f.last.forced;
      f.depth = event.depth + 1;
      f.greatest_depth = std::max(f.greatest_depth, f.depth);
      tree_.place(event, f.events);
      break;
    case SearchEvent::Kind::retreat:
      f.depth = event.depth - 1;
      tree_.retreat();
      stop |= ++f.retreats == stop_.retreats;
      break;
    case SearchEvent::Kind::solved:
      for (std::size_t i = 0; i < kCellCount; ++i)
        f.solution[i] = static_cast<std::uint8_t>(digits_.value_at(Cell(static_cast<int>(i))));
      for (std::size_t i = 0; i < depth; ++i) f.solution[f.cells[i]] = f.digits[i];
      tree_.solved();
      stop |= ++f.solutions == stop_.solutions;
      break;
    case SearchEvent::Kind::exhausted:
      break;
  }
  return stop;
}

void SearchRecorder::finish(const SearchResult& result) {
  figures_.end = static_cast<double>(result.end);
}

}  // namespace nonet::wasm
