#include "progress.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "terminal.hpp"

namespace nonet::cli {

Progress::Progress(bool wanted) : wanted_(wanted && stderr_is_terminal()) {}

void Progress::update(std::uint64_t rows, std::uint64_t bad_rows) {
  const auto now = Clock::now();
  if (!wanted_ || now < next_) return;
  next_ = now + std::chrono::milliseconds(100);
  const double seconds = std::chrono::duration<double>(now - start_).count();
  fmt::print(stderr, "\r\x1b[K{} rows, {:.0f} a second", rows, static_cast<double>(rows) / seconds);
  if (bad_rows > 0) fmt::print(stderr, ", {} of them bad", bad_rows);
  std::fflush(stderr);
  shown_ = true;
}

void Progress::clear() {
  if (!shown_) return;
  fmt::print(stderr, "\r\x1b[K");
  shown_ = false;
}

}  // namespace nonet::cli
