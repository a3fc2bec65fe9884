#pragma once
// ChunkSize: how many records the next chunk may have. Engines like many at once, people like rows
// that come out steadily, and nobody knows beforehand how long a record takes: so begin with few,
// double while the work is quick, halve when it is not.

#include <algorithm>
#include <chrono>
#include <cstddef>

#include "nonet/batch.hpp"

namespace nonet {

class ChunkSize {
 public:
  explicit ChunkSize(const BatchOptions& options)
      : most_(std::max<std::size_t>(1, options.chunk)),
        time_(options.chunk_time),
        now_(time_ > time_.zero() ? std::min(kFirst, most_) : most_) {}

  std::size_t now() const { return now_; }

  /// Whether so little work was done yet that it may be over before threads are started.
  bool trying() const { return time_ > time_.zero() && now_ < std::min(kTrial, most_) && !slow_; }

  void worked(std::size_t records, std::chrono::nanoseconds took) {
    if (time_ == time_.zero()) return;
    if (took > time_) {
      slow_ = true;
      now_ = std::max(kFewest, now_ / 2);
    } else if (took < time_ / 4 && records >= now_) {
      now_ = std::min(most_, 2 * now_);
    }
  }

 private:
  static constexpr std::size_t kFirst = 16, kFewest = 1, kTrial = 256;

  std::size_t most_;
  std::chrono::nanoseconds time_;
  std::size_t now_;
  bool slow_ = false;
};

}  // namespace nonet
