#pragma once
// TracePlayer: plays a search on a screen and obeys the keyboard.

#include <chrono>
#include <optional>

#include "watch/event_stream.hpp"
#include "watch/glyphs.hpp"
#include "watch/speed_scale.hpp"
#include "watch/terminal_screen.hpp"
#include "watch/trace_history.hpp"
#include "watch/trace_key.hpp"
#include "watch/trace_screen.hpp"

namespace nonet::cli {

class TracePlayer {
 public:
  TracePlayer(Algorithm algorithm, const Puzzle& puzzle, const SearchOptions& options,
              TerminalScreen& screen, const Glyphs& glyphs);

  /// Returns when a key, a signal or the end of the terminal ends it.
  void play();

  /// What has been shown so far; as a stopped search, unless it was shown to its end.
  SearchResult result() const;

 private:
  using Clock = std::chrono::steady_clock;

  bool obey(TraceCommand command);  // false: end
  void run(Clock::duration elapsed);
  void play_due(Clock::duration elapsed);
  void seek();
  bool forward();  // one event; false when there is none now
  void show();

  std::uint64_t limit_;
  Algorithm algorithm_;
  TerminalScreen& screen_;
  const Glyphs& glyphs_;
  TraceHistory history_;
  EventStream stream_;
  SpeedScale speed_;
  Pacer pacer_;
  TraceMode mode_ = TraceMode::playing;
  bool heat_ = false;
};

}  // namespace nonet::cli
