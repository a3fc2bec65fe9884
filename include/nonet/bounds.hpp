#pragma once
// Bounds: how long a search may go on, and SearchEnd: why it ended. Every call that can take long
// takes Bounds; the default is no bound at all.
//
//   Bounds bounds;
//   bounds.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(1);

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <string_view>

namespace nonet {

inline constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

struct Bounds {
  /// How many tries (digit in a cell, textbook solvers) or guesses (engines) may be made.
  std::uint64_t max_steps = kUnlimited;
  std::optional<std::chrono::steady_clock::time_point> deadline;
  std::stop_token stop;  ///< ends the search from another thread
};

enum class SearchEnd : std::uint8_t {
  exhausted,      ///< the whole space was searched: the number of solutions is exact
  limit_reached,  ///< as many solutions as asked for
  stopped,        ///< a callback, an observer or the stop token said so
  out_of_steps,
  out_of_time,
};
std::string_view name_of(SearchEnd end);  ///< "exhausted", "limit reached", ...

}  // namespace nonet
