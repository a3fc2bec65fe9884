#include "watch/trace_screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "watch/event_text.hpp"
#include "watch/grouped_number.hpp"
#include "watch/trace_board.hpp"

namespace nonet::cli {

namespace {

constexpr int kPanelWidth = 30;

std::string now(const TraceView& view) {
  if (view.mode == TraceMode::ended) return view.ending;
  return view.state.event ? sentence(*view.state.event) : "the search is about to begin";
}

std::string_view name_of(TraceMode mode) {
  constexpr std::array<std::string_view, 5> names{"playing", "paused", "to the next retreat",
                                                  "to the next solution", "ended"};
  return names[static_cast<std::size_t>(mode)];
}

std::string_view sign_of(TraceMode mode, const Glyphs& glyphs) {
  const bool still = mode == TraceMode::paused || mode == TraceMode::ended;
  return still ? glyphs.paused : glyphs.playing;
}

void draw_gauge(Canvas& canvas, int x, int y, int width, int part, int whole,
                const Glyphs& glyphs) {
  const int full = whole == 0 ? width : width * part / whole;
  for (int i = 0; i < width; ++i)
    canvas.put(x + i, y, i < full ? glyphs.bar_full : glyphs.bar_empty,
               i < full ? Ink::entry : Ink::faint);
}

void draw_panel(Canvas& canvas, int x, int y, const TraceView& view, const Glyphs& glyphs) {
  const TraceState& state = view.state;
  const int blanks = kCellCount - state.givens.filled();
  const auto line = [&](std::string_view name, const std::string& value) {
    canvas.put(x, y, name, Ink::faint);
    canvas.put(x + kPanelWidth - static_cast<int>(value.size()), y++, value, Ink::strong);
  };
  line("depth", fmt::format("{} of {}", state.depth, blanks));
  draw_gauge(canvas, x, y, kPanelWidth, state.depth, blanks, glyphs);
  y += 2;
  line("greatest depth", std::to_string(state.figures.greatest_depth));
  line("tries", grouped(state.figures.tries));
  line("rejections", grouped(state.figures.rejections));
  line("placements", grouped(state.figures.placements));
  line("retreats", grouped(state.figures.retreats));
  line("solutions", grouped(state.solutions));
  ++y;
  line("events a second", grouped(view.events_per_second));
  if (!view.heat) return;
  line("most tries in a cell", grouped(state.heat.greatest()));
}

void draw_keys(Canvas& canvas, int x, int y) {
  struct Key {
    std::string_view key, what;
  };
  constexpr std::array<Key, 8> keys{{{"space", "play"},
                                     {"n", "step"},
                                     {"p", "back"},
                                     {"+ -", "speed"},
                                     {"r", "retreat"},
                                     {"s", "solution"},
                                     {"h", "heat"},
                                     {"q", "quit"}}};
  for (const auto& [key, what] : keys) {
    canvas.put(x, y, key, Ink::strong);
    x += static_cast<int>(key.size()) + 1;
    canvas.put(x, y, what, Ink::faint);
    x += static_cast<int>(what.size()) + 2;
  }
}

Ink ink_of_event(const TraceView& view) {
  if (!view.state.event) return Ink::strong;
  if (view.state.event->kind == SearchEvent::Kind::reject) return Ink::refusal;
  if (view.state.event->kind == SearchEvent::Kind::solved) return Ink::success;
  return Ink::strong;
}

void draw_beside(Canvas& canvas, BoardSize size, const TraceView& view, const Glyphs& glyphs) {
  const int wide = board_width(size) + 4 + kPanelWidth;
  const int left = std::max((canvas.width() - wide) / 2, 0);
  const int tall = board_height(size) + 4;
  int y = std::max((canvas.height() - tall) / 2, 0);
  canvas.put(left, y, view.algorithm, Ink::strong);
  const std::string_view mode = name_of(view.mode);
  const int mode_x = left + wide - static_cast<int>(mode.size());
  canvas.put(mode_x - 2, y, sign_of(view.mode, glyphs), Ink::entry);
  canvas.put(mode_x, y, mode, Ink::entry);
  ++y;
  draw_trace_board(canvas, left, y, size, view.state, view.heat, glyphs);
  draw_panel(canvas, left + board_width(size) + 4, y + 1, view, glyphs);
  y += board_height(size);
  canvas.put(left, y + 1, now(view), ink_of_event(view));
  draw_keys(canvas, left, y + 2);
}

void draw_tiny(Canvas& canvas, const TraceView& view, const Glyphs& glyphs) {
  const SearchFigures& figures = view.state.figures;
  draw_trace_board(canvas, 0, 0, BoardSize::tiny, view.state, view.heat, glyphs);
  int y = board_height(BoardSize::tiny);
  canvas.put(0, y++,
             fmt::format("{} {}/s {}", sign_of(view.mode, glyphs), grouped(view.events_per_second),
                         grouped(figures.tries)),
             Ink::entry);
  canvas.put(0, y++, now(view), ink_of_event(view));
  canvas.put(0, y++, fmt::format("depth {}", view.state.depth));
  canvas.put(0, y++, fmt::format("tries {}", grouped(figures.tries)));
  canvas.put(0, y++, fmt::format("retreats {}", grouped(figures.retreats)));
  draw_keys(canvas, 0, y);
}

}  // namespace

Canvas draw_trace(const TraceView& view, int width, int height, const Glyphs& glyphs) {
  Canvas canvas(width, height);
  const auto fits = [&](BoardSize size) {
    return width >= board_width(size) + 4 + kPanelWidth && height >= board_height(size) + 4;
  };
  if (fits(BoardSize::large)) {
    draw_beside(canvas, BoardSize::large, view, glyphs);
  } else if (fits(BoardSize::small)) {
    draw_beside(canvas, BoardSize::small, view, glyphs);
  } else if (width >= kLeastWidth && height >= kLeastHeight) {
    draw_tiny(canvas, view, glyphs);
  } else {
    canvas.put(0, 0, "needs");
    canvas.put(0, 1, fmt::format("{}x{}", kLeastWidth, kLeastHeight));
  }
  return canvas;
}

}  // namespace nonet::cli
