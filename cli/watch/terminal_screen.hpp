#pragma once
// TerminalScreen: the whole terminal, by way of ncurses, for as long as one exists. Afterwards the
// terminal is as it was, however the work ended: by a key, an error or a signal.

#include <chrono>
#include <memory>
#include <optional>

#include "watch/canvas.hpp"

namespace nonet::cli {

class TerminalScreen {
 public:
  /// Takes over the terminal of standard output; keys are read from /dev/tty when standard input is
  /// something else. Nothing when the terminal cannot be drawn on. At most one may exist.
  static std::unique_ptr<TerminalScreen> open(bool color);
  ~TerminalScreen();
  TerminalScreen(const TerminalScreen&) = delete;
  TerminalScreen& operator=(const TerminalScreen&) = delete;

  int width() const;
  int height() const;
  void show(const Canvas& canvas);

  /// Waits for a key, at most so long; ncurses' ERR when there was none.
  int wait_for_key(std::chrono::milliseconds longest);
  /// True when the keyboard is gone: the terminal was closed.
  bool closed() const;

  /// The signal that asks to end (SIGINT, SIGTERM, SIGHUP), once one has come. The one who sees it
  /// lets the screen go and then raises it again, so that the parent learns the truth.
  static std::optional<int> ending_signal();

 private:
  struct State;
  explicit TerminalScreen(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace nonet::cli
