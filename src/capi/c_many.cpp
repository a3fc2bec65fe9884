#include <vector>

#include "capi/c_rows.hpp"
#include "nonet/solve_many.hpp"

using namespace nonet;

extern "C" {

int nonet_solve_many(const char* puzzles, size_t stride, size_t number, const nonet_bounds* bounds,
                     int* verdicts, char* solutions, char* seconds) {
  capi::RowBlocks block(puzzles, stride, number);
  if (!block.usable()) return NONET_BAD_ARGUMENT;
  const Bounds search_bounds = capi::bounds_from(bounds);
  ManySolver solver;
  std::vector<Answer> answers;
  while (block.next()) {
    answers.resize(block.puzzles().size());
    solver.solve(block.puzzles(), answers, search_bounds);
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const Answer& answer = answers[i];
      capi::give_at(verdicts, block.row(i),
                    block.readable(i) ? answer.verdict : Verdict::malformed);
      capi::give_grid_at(solutions, block.row(i), answer.solution);
      capi::give_grid_at(seconds, block.row(i), answer.second);
    }
  }
  return NONET_OK;
}

int nonet_count_many(const char* puzzles, size_t stride, size_t number, uint64_t limit,
                     const nonet_bounds* bounds, uint64_t* counts, int* exact) {
  capi::RowBlocks block(puzzles, stride, number);
  if (!block.usable()) return NONET_BAD_ARGUMENT;
  const Bounds search_bounds = capi::bounds_from(bounds);
  ManySolver solver;
  std::vector<Count> counted;
  while (block.next()) {
    counted.resize(block.puzzles().size());
    solver.count(block.puzzles(), counted, limit, search_bounds);
    for (std::size_t i = 0; i < counted.size(); ++i) {
      capi::give_at(counts, block.row(i), counted[i].number);
      capi::give_at(exact, block.row(i),
                    block.readable(i) ? static_cast<int>(counted[i].exact) : -1);
    }
  }
  return NONET_OK;
}

}  // extern "C"
