#include "verdict/default_search.hpp"

#include <cstddef>
#include <type_traits>

namespace nonet::verdict {
namespace {

// The two grids of an answer lie side by side, as the engine writes them.
static_assert(std::is_standard_layout_v<Answer> && sizeof(Grid) == kCellCount &&
              offsetof(Answer, second) == offsetof(Answer, solution) + sizeof(Grid));
std::uint8_t* witnesses_of(Answer& answer) {
  return reinterpret_cast<std::uint8_t*>(&answer) + offsetof(Answer, solution);
}

}  // namespace

SearchOutcome default_search(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds,
                             const std::function<bool(const Grid&)>& on_solution) {
  return engine::solve_one(puzzle, limit, bounds, on_solution);
}

SearchOutcome default_search(const Puzzle& puzzle, const Bounds& bounds, Answer& answer) {
  return engine::find_two(puzzle, bounds, witnesses_of(answer));
}

SearchOutcome default_search(const Grid& grid, const Bounds& bounds, Answer& answer) {
  return engine::find_two(grid, bounds, witnesses_of(answer));
}

}  // namespace nonet::verdict
