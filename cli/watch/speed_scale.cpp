#include "watch/speed_scale.hpp"

#include <algorithm>

namespace nonet::cli {

std::uint64_t SpeedScale::events_per_second() const {
  std::uint64_t speed = level_ % 3 == 0 ? 1 : level_ % 3 == 1 ? 2 : 5;
  for (int i = 0; i < level_ / 3; ++i) speed *= 10;
  return speed;
}

void SpeedScale::faster() {
  level_ = std::min(level_ + 1, kLevels - 1);
}
void SpeedScale::slower() {
  level_ = std::max(level_ - 1, 0);
}

std::uint64_t Pacer::due(std::chrono::nanoseconds elapsed, std::uint64_t events_per_second) {
  using namespace std::chrono_literals;
  const double seconds =
      std::chrono::duration<double>(std::min<std::chrono::nanoseconds>(elapsed, 100ms)).count();
  owed_ += seconds * static_cast<double>(events_per_second);
  const auto whole = static_cast<std::uint64_t>(owed_);
  owed_ -= static_cast<double>(whole);
  return whole;
}

}  // namespace nonet::cli
