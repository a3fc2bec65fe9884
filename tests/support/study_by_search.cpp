#include "support/study_by_search.hpp"

#include "nonet/search.hpp"

namespace nonet {
namespace {

constexpr Algorithm kAlgorithm = Algorithm::exact_cover;

std::uint64_t number_of_completions(const Puzzle& puzzle, std::uint64_t limit) {
  SearchOptions options;
  options.limit = limit;
  return search(kAlgorithm, puzzle, options).solutions;
}

}  // namespace

std::optional<Candidates> union_of_completions(const Puzzle& puzzle, std::uint64_t most) {
  Candidates all;
  SearchOptions options;
  options.limit = most + 1;
  options.on_solution = [&](const Grid& completion) {
    for (int i = 0; i < kCellCount; ++i) all[Cell(i)].insert(*completion[Cell(i)]);
    return true;
  };
  if (search(kAlgorithm, puzzle, options).solutions > most) return std::nullopt;
  return all;
}

Candidates true_candidates_one_by_one(const Puzzle& puzzle) {
  Candidates found;
  const Candidates possible = possible_digits(puzzle);
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : possible[Cell(i)]) {
      Puzzle with_digit = puzzle;
      if (puzzle.givens.is_blank(Cell(i))) with_digit.entries.set(Cell(i), digit);
      if (number_of_completions(with_digit, 1) > 0) found[Cell(i)].insert(digit);
    }
  return found;
}

std::optional<std::vector<Cell>> redundant_by_counting(const Grid& puzzle, std::uint64_t most) {
  const std::uint64_t completions = number_of_completions(puzzle, most + 1);
  if (completions > most) return std::nullopt;
  std::vector<Cell> redundant;
  for (int i = 0; i < kCellCount; ++i) {
    if (puzzle.is_blank(Cell(i))) continue;
    Grid without = puzzle;
    without.clear(Cell(i));
    if (number_of_completions(without, completions + 1) == completions) redundant.emplace_back(i);
  }
  return redundant;
}

}  // namespace nonet
