#include "progress.hpp"

#include <fmt/format.h>

#include "output.hpp"
#include "terminal.hpp"

namespace nonet::cli {

Progress::Progress(bool wanted) : wanted_(wanted && stderr_is_terminal()) {}

void Progress::update(std::uint64_t rows, std::uint64_t bad_rows) {
  const auto now = Clock::now();
  if (!wanted_ || now < next_) return;
  next_ = now + std::chrono::milliseconds(100);
  const double seconds = std::chrono::duration<double>(now - start_).count();
  complain(
      fmt::format("\r\x1b[K{} rows, {:.0f} a second", rows, static_cast<double>(rows) / seconds));
  if (bad_rows > 0) complain(fmt::format(", {} of them bad", bad_rows));
  shown_ = true;
}

void Progress::clear() {
  if (!shown_) return;
  complain("\r\x1b[K");
  shown_ = false;
}

}  // namespace nonet::cli
