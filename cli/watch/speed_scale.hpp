#pragma once
// SpeedScale: how fast a trace is played, from one event a second to ten million in steps of
// 1, 2, 5. Pacer: how many events are due since the last frame.

#include <chrono>
#include <cstdint>

namespace nonet::cli {

class SpeedScale {
 public:
  std::uint64_t events_per_second() const;
  void faster();
  void slower();

 private:
  static constexpr int kLevels = 22;  // 1, 2, 5, ... 10'000'000
  int level_ = 4;                     // 20 a second: quick, and the eye can follow
};

class Pacer {
 public:
  /// How many events to play after `elapsed` more time. Keeps fractions for the next call. Time
  /// beyond a tenth of a second is dropped: after a stall the trace goes on, it does not rush.
  std::uint64_t due(std::chrono::nanoseconds elapsed, std::uint64_t events_per_second);

 private:
  double owed_ = 0;
};

}  // namespace nonet::cli
