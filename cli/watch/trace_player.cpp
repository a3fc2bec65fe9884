#include "watch/trace_player.hpp"

#include <algorithm>

#include "watch/outcome.hpp"

namespace nonet::cli {

namespace {

using namespace std::chrono_literals;

constexpr auto kFrame = 33ms;  // about thirty frames a second
constexpr auto kIdle = 250ms;  // between looks at the signals while nothing moves
constexpr auto kWork = 20ms;   // events of a frame are played no longer than this

// Looks at the clock once in so many events.
constexpr int kEventsBetweenLooks = 512;

}  // namespace

TracePlayer::TracePlayer(Algorithm algorithm, const Puzzle& puzzle, const SearchOptions& options,
                         TerminalScreen& screen, const Glyphs& glyphs)
    : limit_(options.limit),
      algorithm_(algorithm),
      screen_(screen),
      glyphs_(glyphs),
      history_(puzzle),
      stream_(algorithm, puzzle, options) {}

void TracePlayer::play() {
  auto frame = Clock::now();
  show();
  while (!TerminalScreen::ending_signal() && !screen_.closed()) {
    const bool still = mode_ == TraceMode::paused || mode_ == TraceMode::ended;
    const auto since = Clock::now() - frame;
    const auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(kFrame - since);
    const int key = screen_.wait_for_key(still ? kIdle : std::max(wait, 0ms));
    if (!obey(command_of(key))) return;
    const auto now = Clock::now();
    run(now - frame);
    frame = now;
    show();
  }
}

bool TracePlayer::obey(TraceCommand command) {
  switch (command) {
    case TraceCommand::pause:
      if (mode_ != TraceMode::ended)
        mode_ = mode_ == TraceMode::paused ? TraceMode::playing : TraceMode::paused;
      break;
    case TraceCommand::step:
      if (mode_ == TraceMode::ended) break;
      mode_ = TraceMode::paused;
      forward();
      break;
    case TraceCommand::back:
      mode_ = TraceMode::paused;
      history_.back();
      break;
    case TraceCommand::faster:
      speed_.faster();
      break;
    case TraceCommand::slower:
      speed_.slower();
      break;
    case TraceCommand::next_retreat:
      if (mode_ != TraceMode::ended) mode_ = TraceMode::to_retreat;
      break;
    case TraceCommand::next_solution:
      if (mode_ != TraceMode::ended) mode_ = TraceMode::to_solution;
      break;
    case TraceCommand::heat:
      heat_ = !heat_;
      break;
    case TraceCommand::nothing:
      break;
    case TraceCommand::end:
      return false;
  }
  return true;
}

void TracePlayer::run(Clock::duration elapsed) {
  if (mode_ == TraceMode::playing) play_due(elapsed);
  if (mode_ == TraceMode::to_retreat || mode_ == TraceMode::to_solution) seek();
}

void TracePlayer::play_due(Clock::duration elapsed) {
  const auto end = Clock::now() + kWork;
  const std::uint64_t due = pacer_.due(elapsed, speed_.events_per_second());
  for (std::uint64_t i = 0; i < due && forward(); ++i)
    if (i % kEventsBetweenLooks == 0 && Clock::now() >= end) return;
}

void TracePlayer::seek() {
  const auto wanted =
      mode_ == TraceMode::to_retreat ? SearchEvent::Kind::retreat : SearchEvent::Kind::solved;
  const auto end = Clock::now() + kWork;
  for (int i = 1; forward(); ++i) {
    if (history_.state().event->kind == wanted) {
      mode_ = TraceMode::paused;
      return;
    }
    if (i % kEventsBetweenLooks == 0 && Clock::now() >= end) return;
  }
}

bool TracePlayer::forward() {
  if (history_.replay()) return true;
  if (const auto event = stream_.next()) {
    history_.advance(*event);
    return true;
  }
  if (stream_.result()) mode_ = TraceMode::ended;
  return false;
}

SearchResult TracePlayer::result() const {
  if (stream_.result() && history_.at_front()) return *stream_.result();
  SearchResult shown;
  shown.end = SearchEnd::stopped;
  shown.solutions = history_.state().solutions;
  shown.figures = history_.state().figures;
  return shown;
}

void TracePlayer::show() {
  TraceView view{history_.state(),
                 std::string(name_of(algorithm_)),
                 mode_,
                 heat_,
                 speed_.events_per_second(),
                 {}};
  if (mode_ == TraceMode::ended) view.ending = outcome_after(*stream_.result(), limit_);
  screen_.show(draw_trace(view, screen_.width(), screen_.height(), glyphs_));
}

}  // namespace nonet::cli
