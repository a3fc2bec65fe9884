#include "engine/one.hpp"

#include "engine/dispatch.hpp"
#include "engine/puzzle_rows.hpp"

namespace nonet::engine {
namespace {

// What the kernel's callbacks need to know.
struct Watch {
  const Bounds& bounds;
  const std::function<bool(const Grid&)>* on_solution;
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

// A grid is handed over as it is: a copy would be read before its bytes have reached the cache.
void run(const Kernel& kernel, const Grid& grid, OneRequest& request, OneReply& reply) {
  request.digits = bytes_of(grid);
  kernel.one(request, reply);
}

void run(const Kernel& kernel, const Puzzle& puzzle, OneRequest& request, OneReply& reply) {
  if (puzzle.marks) {
    const Candidates possible = possible_digits(puzzle);
    request.candidates = sets_of(possible);
    kernel.one(request, reply);
  } else if (puzzle.entries == Grid()) {
    run(kernel, puzzle.givens, request, reply);
  } else {
    run(kernel, puzzle.digits(), request, reply);
  }
}

template <class P>
OneResult run_within(const Bounds& bounds, const P& puzzle, OneRequest& request, Watch& watch) {
  const Kernel* const kernel = engine::kernel();
  if (kernel == nullptr) return {SearchEnd::stopped, 0, 0};
  request.max_guesses = bounds.max_steps;
  request.context = &watch;
  if (bounds.deadline || bounds.stop.stop_possible()) {
    if (!watch.proceed()) return {watch.reason, 0, 0};
    request.proceed = [](void* context) { return static_cast<Watch*>(context)->proceed(); };
  }
  OneReply reply;
  run(*kernel, puzzle, request, reply);
  return {end_of(reply.end, watch), reply.solutions, reply.guesses};
}

template <class P>
OneResult find_two_of(const P& puzzle, const Bounds& bounds, std::uint8_t* witnesses) {
  Watch watch{bounds, nullptr};
  OneRequest request;
  request.limit = 2;
  request.witnesses = witnesses;
  request.witness_count = 2;
  return run_within(bounds, puzzle, request, watch);
}

}  // namespace

OneResult solve_one(const Puzzle& puzzle, std::uint64_t limit, const Bounds& bounds,
                    const std::function<bool(const Grid&)>& on_solution) {
  Watch watch{bounds, &on_solution};
  OneRequest request;
  request.limit = limit;
  if (on_solution)
    request.on_solution = [](void* context, const std::uint8_t* digits) {
      return (*static_cast<const Watch*>(context)->on_solution)(grid_from(digits));
    };
  return run_within(bounds, puzzle, request, watch);
}

OneResult find_two(const Puzzle& puzzle, const Bounds& bounds, std::uint8_t* witnesses) {
  return find_two_of(puzzle, bounds, witnesses);
}

OneResult find_two(const Grid& grid, const Bounds& bounds, std::uint8_t* witnesses) {
  return find_two_of(grid, bounds, witnesses);
}

}  // namespace nonet::engine
