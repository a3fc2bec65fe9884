// One algorithm run to its end, as fast as it can: a lane of a race. It lies in this module because
// the searches do; the build keeps Asyncify away from searches that nobody watches.

#include <array>
#include <chrono>

#include "nonet/search.hpp"
#include "puzzle_bytes.hpp"

namespace nonet::wasm {

/// As JavaScript reads it: nine doubles, and the digits of the first solution.
struct LaneFigures {
  double end, solutions, tries, rejections, placements, retreats, greatest_depth;
  double blanks, milliseconds;
  std::array<std::uint8_t, kCellCount> first;  ///< 1 to 9; all 0 without a solution
};

NONET_WASM_EXPORT(run_lane)
const LaneFigures* run_lane(const unsigned char* bytes, std::size_t algorithm, double limit,
                            double max_steps, double timeout_ms) {
  using Clock = std::chrono::steady_clock;
  static LaneFigures figures;
  const Puzzle puzzle = puzzle_from(bytes);
  SearchOptions options;
  options.limit = whole(limit);
  options.bounds = bounds_from(max_steps, timeout_ms);
  const auto start = Clock::now();
  const SearchResult found = search(algorithms()[algorithm].algorithm, puzzle, options);
  const std::chrono::duration<double, std::milli> time = Clock::now() - start;

  const auto number = [](std::uint64_t value) { return static_cast<double>(value); };
  figures = {.end = static_cast<double>(found.end),
             .solutions = number(found.solutions),
             .tries = number(found.figures.tries),
             .rejections = number(found.figures.rejections),
             .placements = number(found.figures.placements),
             .retreats = number(found.figures.retreats),
             .greatest_depth = static_cast<double>(found.figures.greatest_depth),
             .blanks = static_cast<double>(count_blanks(puzzle)),
             .milliseconds = time.count(),
             .first = {}};
  if (found.first)
    for (int i = 0; i < kCellCount; ++i)
      figures.first[static_cast<std::size_t>(i)] =
          static_cast<std::uint8_t>(found.first->value_at(Cell(i)));
  return &figures;
}

}  // namespace nonet::wasm
