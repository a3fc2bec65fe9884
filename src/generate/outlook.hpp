#pragma once
// Outlook: whether it is worth going on, from how far off the tries so far were. The nearest of
// twenty times as many is hardly twice as near as the nearest so far, since both come from the same
// tail; so a wish that lies that far behind it is given up.

#include <algorithm>
#include <cstdint>
#include <limits>

#include "generate/maker.hpp"

namespace nonet::generate {

class Outlook {
 public:
  explicit Outlook(std::uint64_t usual_tries)
      : first_look_(std::max<std::uint64_t>(kFewestTries, usual_tries / 20)) {}

  void took(const Item& item) {
    ++tries_;
    if (!item.made.empty()) least_ = 0;
    if (!item.miss) return;
    ++misses_;
    sum_ += item.miss->gap;
    least_ = std::min(least_, item.miss->gap);
  }

  /// None of the tries came near, and more of them will not either.
  bool is_poor() const {
    if (tries_ < first_look_ || misses_ < kFewestTries) return false;
    return least_ > 1 && 2 * least_ > sum_ / static_cast<double>(misses_);
  }

 private:
  static constexpr std::uint64_t kFewestTries = 5;

  std::uint64_t first_look_;
  std::uint64_t tries_ = 0, misses_ = 0;
  double sum_ = 0, least_ = std::numeric_limits<double>::max();  // of gaps
};

}  // namespace nonet::generate
