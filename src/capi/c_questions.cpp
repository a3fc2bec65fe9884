#include "capi/c_border.hpp"
#include "nonet/solve.hpp"
#include "nonet/verdict.hpp"

using namespace nonet;

extern "C" {

int nonet_check(const char* text, size_t length, const nonet_bounds* bounds, int* verdict,
                char* reason, size_t reason_size, size_t* reason_length) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) {
    capi::give(verdict, NONET_VERDICT_MALFORMED);
    return capi::give_text(to_string(puzzle.error()), reason, reason_size, reason_length);
  }
  const Judgement judgement = check(*puzzle, capi::bounds_from(bounds));
  capi::give(verdict, judgement.verdict());
  return capi::give_text(nonet::reason(judgement), reason, reason_size, reason_length);
}

int nonet_solve(const char* text, size_t length, const nonet_bounds* bounds, int* verdict,
                char solution[81], char second[81]) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const Answer answer = solve(*puzzle, capi::bounds_from(bounds));
  capi::give(verdict, answer.verdict);
  capi::give_grid(solution, answer.solution);
  capi::give_grid(second, answer.second);
  return NONET_OK;
}

int nonet_count(const char* text, size_t length, uint64_t limit, const nonet_bounds* bounds,
                uint64_t* number, int* exact) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const Count counted = count(*puzzle, limit, capi::bounds_from(bounds));
  capi::give(number, counted.number);
  capi::give(exact, counted.exact);
  return NONET_OK;
}

int nonet_for_each_solution(const char* text, size_t length, const nonet_bounds* bounds,
                            nonet_on_solution on_solution, void* context, uint64_t* number,
                            int* exact) {
  if (on_solution == nullptr) return NONET_BAD_ARGUMENT;
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const auto hand_out = [&](const Grid& grid) {
    char line[kCellCount];
    capi::give_grid(line, grid);
    return on_solution(line, context) != 0;
  };
  const Count counted = for_each_solution(*puzzle, hand_out, capi::bounds_from(bounds));
  capi::give(number, counted.number);
  capi::give(exact, counted.exact);
  return NONET_OK;
}

}  // extern "C"
