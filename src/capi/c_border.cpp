#include "capi/c_border.hpp"

#include <algorithm>
#include <cstring>

namespace nonet::capi {

Expected<Puzzle> puzzle_from(const char* text, std::size_t length) {
  return parse(text == nullptr ? std::string_view() : std::string_view(text, length));
}

Bounds bounds_from(const nonet_bounds* bounds) {
  using std::chrono::milliseconds;
  // Ten years: longer waits would overflow the clock and are no bound to anybody.
  constexpr std::uint64_t kLongest = 10ull * 366 * 24 * 3600 * 1000;
  Bounds result;
  if (bounds == nullptr) return result;
  if (bounds->max_steps != 0) result.max_steps = bounds->max_steps;
  if (bounds->timeout_ms != 0 && bounds->timeout_ms < kLongest)
    result.deadline = std::chrono::steady_clock::now() +
                      milliseconds(static_cast<milliseconds::rep>(bounds->timeout_ms));
  return result;
}

int read_grid(const char* text, Grid& grid) {
  grid = {};
  for (int i = 0; i < kCellCount; ++i) {
    if (text[i] >= '1' && text[i] <= '9')
      grid.set(Cell(i), Digit(text[i] - '0'));
    else if (text[i] != '.' && text[i] != '0')
      return i;
  }
  return kCellCount;
}

void give_grid(char* to, const Grid& grid) {
  if (to == nullptr) return;
  for (int i = 0; i < kCellCount; ++i) {
    const auto digit = grid[Cell(i)];
    to[i] = digit ? digit->symbol() : '.';
  }
}

void give_pattern(char* to, const Pattern& pattern) {
  if (to == nullptr) return;
  for (int i = 0; i < kCellCount; ++i) to[i] = pattern.contains(Cell(i)) ? '1' : '.';
}

void give_candidates(char* to, const Candidates& candidates) {
  if (to == nullptr) return;
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : DigitSet::all())
      to[9 * i + digit.index()] = candidates[Cell(i)].contains(digit) ? digit.symbol() : '.';
}

int give_text(std::string_view text, char* buffer, std::size_t size, std::size_t* length) {
  give(length, text.size());
  if (buffer == nullptr) return NONET_OK;
  if (size == 0) return NONET_TRUNCATED;
  const std::size_t fitting = std::min(text.size(), size - 1);
  std::memcpy(buffer, text.data(), fitting);
  buffer[fitting] = '\0';
  return fitting == text.size() ? NONET_OK : NONET_TRUNCATED;
}

}  // namespace nonet::capi
