#pragma once
// is_over(): what every loop that may take long asks now and then.

#include <chrono>

#include "nonet/bounds.hpp"

namespace nonet {

/// Whether the stop token or the deadline ends the work. Reads the clock where there is a deadline.
inline bool is_over(const Bounds& bounds) {
  return bounds.stop.stop_requested() ||
         (bounds.deadline && std::chrono::steady_clock::now() >= *bounds.deadline);
}

}  // namespace nonet
