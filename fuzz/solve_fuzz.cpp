// Any position with few steps to spare: check, solve, count and the textbook searches may leave it
// undecided, but may not contradict each other.
//
// The first 81 bytes are cells: the low four bits 1 to 9 are a digit, else the cell is blank; with
// bit 6 a player's entry. So a plain line of 81 characters stands for itself, with a to i for
// entries. Two bytes for each further cell are its candidate marks.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

#include "nonet/search.hpp"
#include "nonet/verdict.hpp"

namespace {

using namespace nonet;

void require(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "solve_fuzz: %s\n", what);
  std::abort();
}

Puzzle puzzle_from(std::span<const std::uint8_t> bytes) {
  Puzzle puzzle;
  for (int i = 0; i < kCellCount && !bytes.empty(); ++i, bytes = bytes.subspan(1)) {
    const int value = bytes[0] & 15;
    if (value < 1 || value > 9) continue;
    ((bytes[0] & 64) != 0 ? puzzle.entries : puzzle.givens).set(Cell(i), Digit(value));
  }
  if (bytes.size() < 2) return puzzle;
  puzzle.marks = Candidates::all();
  for (int i = 0; i < kCellCount && bytes.size() >= 2; ++i, bytes = bytes.subspan(2))
    (*puzzle.marks)[Cell(i)] = DigitSet::from_bits(bytes[0] | unsigned{bytes[1]} << 8);
  return puzzle;
}

bool is_completion(const Grid& grid, const Candidates& possible) {
  for (int i = 0; i < kCellCount; ++i)
    if (grid.is_blank(Cell(i)) || !possible[Cell(i)].contains(*grid[Cell(i)])) return false;
  return obeys_rules(grid);
}

// Whether so many solutions, or at least so many, can be what a verdict says.
bool fits(Verdict verdict, std::uint64_t solutions, bool exact) {
  switch (verdict) {
    case Verdict::conflict:
    case Verdict::none:
      return solutions == 0;
    case Verdict::unique:
      return exact ? solutions == 1 : solutions <= 1;
    case Verdict::multiple:
      return !exact || solutions >= 2;
    default:
      return true;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Puzzle puzzle = puzzle_from({data, size});
  const Candidates possible = possible_digits(puzzle);
  Bounds bounds;
  bounds.max_steps = 3000;

  const Judgement judgement = check(puzzle, bounds);
  const Verdict verdict = judgement.verdict();
  require(verdict != Verdict::malformed, "a malformed puzzle");
  require((verdict == Verdict::conflict) == !obeys_rules(puzzle.digits()), "a wrong conflict");
  const std::string why = reason(judgement);
  require(!why.empty() && why.find_first_of("\t\r\n") == why.npos, "a reason that is no line");
  if (verdict == Verdict::unique || verdict == Verdict::multiple)
    require(is_completion(judgement.answer.solution, possible), "a wrong solution");
  if (verdict == Verdict::multiple) {
    require(is_completion(judgement.answer.second, possible), "a wrong second solution");
    require(!judgement.differing.empty(), "twice the same solution");
  }

  const Verdict solved = solve(puzzle, bounds).verdict;
  require(solved == verdict || solved == Verdict::undecided || verdict == Verdict::undecided,
          "solve and check disagree");
  const Count counted = count(puzzle, 5, bounds);
  require(fits(verdict, counted.number, counted.exact), "count and check disagree");

  for (const AlgorithmInfo& info : algorithms()) {
    SearchOptions options;
    options.limit = 2;
    options.bounds = bounds;
    const SearchResult result = search(info.algorithm, puzzle, options);
    require(fits(verdict, result.solutions, result.end == SearchEnd::exhausted),
            "a search and check disagree");
    if (result.first) require(is_completion(*result.first, possible), "a search found nonsense");
  }
  return 0;
}
