#include "solution_stream.hpp"

#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace nonet::wasm {

SearchEnd SolutionStream::next(std::string& digits, const Bounds& bounds) {
  while (!parts_.empty()) {
    const Puzzle part = parts_.back();
    std::vector<Grid> found;
    const Count count = for_each_solution(
        part,
        [&](const Grid& solution) {
          found.push_back(solution);
          return found.size() <= kAtOnce;
        },
        bounds);
    if (found.size() > kAtOnce) {
      parts_.pop_back();
      split(part, found);
      continue;
    }
    // Neither all nor too many: what was found would be found again, so it is not handed out.
    if (!count.exact)
      return bounds.deadline && std::chrono::steady_clock::now() >= *bounds.deadline
                 ? SearchEnd::out_of_time
                 : SearchEnd::out_of_steps;
    parts_.pop_back();
    for (const Grid& solution : found) digits += to_line(solution);
    if (!found.empty()) break;
  }
  return SearchEnd::exhausted;
}

void SolutionStream::split(const Puzzle& part, const std::vector<Grid>& found) {
  int where = 0;
  while (where < kCellCount - 1) {
    DigitSet seen;
    for (const Grid& solution : found) seen.insert(*solution[Cell(where)]);
    if (seen.size() > 1) break;
    ++where;
  }
  const Cell cell(where);
  const DigitSet possible = possible_digits(part)[cell];
  // The last part put there is the next one searched: least digit first.
  for (int value = kDigitCount; value >= 1; --value) {
    if (!possible.contains(Digit(value))) continue;
    Puzzle smaller = part;
    smaller.entries.set(cell, Digit(value));
    parts_.push_back(smaller);
  }
}

}  // namespace nonet::wasm
