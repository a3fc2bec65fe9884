#pragma once
// What a trace shows on a screen of any size: the board, the event in words, the counters, the
// keys.

#include <cstdint>
#include <string>

#include "watch/canvas.hpp"
#include "watch/glyphs.hpp"
#include "watch/trace_state.hpp"

namespace nonet::cli {

enum class TraceMode : std::uint8_t {
  playing,
  paused,
  to_retreat,   ///< as fast as possible to the next retreat
  to_solution,  ///< or to the end
  ended,        ///< the search is over, and its last event is shown
};

struct TraceView {
  const TraceState& state;
  std::string algorithm;
  TraceMode mode = TraceMode::playing;
  bool heat = false;
  std::uint64_t events_per_second = 0;
  std::string ending;  ///< how the search ended; shown when mode is ended
};

/// The least screen on which a board can be drawn. A smaller one says so.
inline constexpr int kLeastWidth = 20, kLeastHeight = 10;

Canvas draw_trace(const TraceView& view, int width, int height, const Glyphs& glyphs);

}  // namespace nonet::cli
