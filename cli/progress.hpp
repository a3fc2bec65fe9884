#pragma once
// The line on standard error that tells how far long work has come.

#include <chrono>
#include <cstdint>

namespace nonet::cli {

class Progress {
 public:
  /// Shows nothing unless `wanted` and standard error is a terminal.
  explicit Progress(bool wanted);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Tells of the rows done so far. Shown after the first second, ten times a second.
  void update(std::uint64_t rows, std::uint64_t bad_rows);
  /// Takes the line away, before anything else is written to the terminal.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  bool wanted_;
  bool shown_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

}  // namespace nonet::cli
