#include "engine/one.hpp"

#include "engine/dispatch.hpp"

namespace nonet::engine {
namespace {

// What the kernel's callbacks need to know.
struct Watch {
  const Bounds& bounds;
  const std::function<bool(const Grid&)>& on_solution;
  SearchEnd reason = SearchEnd::stopped;  // why proceed() said no

  bool proceed() {
    if (bounds.stop.stop_requested()) {
      reason = SearchEnd::stopped;
      return false;
    }
    if (bounds.deadline && std::chrono::steady_clock::now() >= *bounds.deadline) {
      reason = SearchEnd::out_of_time;
      return false;
    }
    return true;
  }

  bool hand_out(const std::uint8_t* digits) const {
    Grid grid;
    for (int i = 0; i < kCellCount; ++i) grid.set(Cell(i), Digit(digits[i]));
    return on_solution(grid);
  }
};

SearchEnd end_of(OneEnd end, const Watch& watch) {
  switch (end) {
    case OneEnd::exhausted:
      return SearchEnd::exhausted;
    case OneEnd::limit_reached:
      return SearchEnd::limit_reached;
    case OneEnd::out_of_guesses:
      return SearchEnd::out_of_steps;
    case OneEnd::interrupted:
      return watch.reason;
    case OneEnd::stopped:
      break;
  }
  return SearchEnd::stopped;
}

}  // namespace

OneResult solve_one(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds,
                    const std::function<bool(const Grid&)>& on_solution) {
  const Kernel* const kernel = engine::kernel();
  if (kernel == nullptr) return {SearchEnd::stopped, 0, 0};

  Watch watch{bounds, on_solution};
  OneRequest request;
  request.limit = limit;
  request.max_guesses = bounds.max_steps;
  request.context = &watch;
  if (bounds.deadline || bounds.stop.stop_possible()) {
    if (!watch.proceed()) return {watch.reason, 0, 0};
    request.proceed = [](void* context) { return static_cast<Watch*>(context)->proceed(); };
  }
  if (on_solution)
    request.on_solution = [](void* context, const std::uint8_t* digits) {
      return static_cast<const Watch*>(context)->hand_out(digits);
    };

  OneReply reply;
  if (puzzle.marks) {
    const Candidates possible = possible_digits(puzzle);
    std::uint16_t candidates[kCellCount];
    for (int i = 0; i < kCellCount; ++i)
      candidates[i] = static_cast<std::uint16_t>(possible[Cell(i)].bits());
    request.candidates = candidates;
    kernel->one(request, reply);
  } else {
    std::uint8_t digits[kCellCount];
    for (int i = 0; i < kCellCount; ++i) {
      const int given = puzzle.givens.value_at(Cell(i));
      digits[i] = static_cast<std::uint8_t>(given != 0 ? given : puzzle.entries.value_at(Cell(i)));
    }
    request.digits = digits;
    kernel->one(request, reply);
  }
  return {end_of(reply.end, watch), reply.solutions, reply.guesses};
}

}  // namespace nonet::engine
