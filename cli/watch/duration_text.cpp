#include "watch/duration_text.hpp"

#include <fmt/format.h>

namespace nonet::cli {

std::string duration_text(double seconds) {
  const char* unit = "s";
  double number = seconds;
  if (seconds < 0.9995e-3) {
    unit = "us";
    number = seconds * 1e6;
  } else if (seconds < 0.9995) {
    unit = "ms";
    number = seconds * 1e3;
  }
  const int decimals = number < 9.995 ? 2 : number < 99.95 ? 1 : 0;
  return fmt::format("{:.{}f} {}", number, decimals, unit);
}

}  // namespace nonet::cli
