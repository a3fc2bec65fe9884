// The latency engine on one kernel against the textbook solvers, on every kind of input.

#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/dispatch.hpp"
#include "engine/one.hpp"
#include "nonet/rules.hpp"
#include "support/puzzle_makers.hpp"
#include "support/textbook_solutions.hpp"

namespace nonet {
namespace {

using engine::OneReply;
using engine::OneRequest;

std::vector<std::string> engine_solutions(const Puzzle& puzzle, std::uint64_t limit) {
  std::vector<std::string> lines;
  engine::solve_one(puzzle, limit, {}, [&](const Grid& grid) {
    lines.push_back(line_of(grid));
    return true;
  });
  std::ranges::sort(lines);
  return lines;
}

// The same set of solutions, or as many where the limit cut both short.
void expect_same_solutions(const Puzzle& puzzle, std::uint64_t limit = 200) {
  const auto expected = textbook_solutions(puzzle, limit);
  const auto found = engine_solutions(puzzle, limit);
  if (expected.size() < limit)
    EXPECT_EQ(found, expected) << line_of(puzzle.digits());
  else
    EXPECT_EQ(found.size(), limit) << line_of(puzzle.digits());
  EXPECT_EQ(std::ranges::adjacent_find(found), found.end()) << "a solution came twice";
}

// Each cell's solution digit and, once in `rarity`, every other one: no rule is applied, so
// candidates clash with naked singles in their houses.
Candidates random_candidates(const Grid& full, int rarity, RandomDraw& draw) {
  Candidates candidates;
  for (int i = 0; i < kCellCount; ++i) {
    candidates[Cell(i)].insert(*full[Cell(i)]);
    for (Digit digit : DigitSet::all())
      if (draw.once_in(rarity)) candidates[Cell(i)].insert(digit);
  }
  return candidates;
}

TEST(OneKernel, MinimalPuzzlesAndFewerGivens) {
  RandomDraw draw(1);
  for (int i = 0; i < 20; ++i) {
    const Grid minimal = make_minimal_puzzle(make_full_grid(draw), draw);
    expect_same_solutions(minimal);
    for (int removed : {1, 2, 3, 5}) expect_same_solutions(remove_digits(minimal, removed, draw));
  }
}

TEST(OneKernel, EasyAndFullBoards) {
  RandomDraw draw(2);
  for (int i = 0; i < 40; ++i) {
    const Grid full = make_full_grid(draw);
    for (int removed : {0, 1, 10, 30, 45, 50})
      expect_same_solutions(remove_digits(full, removed, draw));
  }
}

TEST(OneKernel, PuzzlesWithoutSolution) {
  RandomDraw draw(3);
  for (int i = 0; i < 25; ++i) {
    const Grid full = make_full_grid(draw);
    const Grid minimal = make_minimal_puzzle(full, draw);
    expect_same_solutions(spoil_digit(minimal, draw));
    expect_same_solutions(spoil_digit(restore_digits(minimal, full, 8, draw), draw));
    expect_same_solutions(spoil_digit(spoil_digit(remove_digits(full, 40, draw), draw), draw));
  }
}

// In a row only, in a column only, in a box: each alone, at every number of givens.
TEST(OneKernel, ClashingGivensHaveNoSolution) {
  RandomDraw draw(4);
  for (int i = 0; i < 150; ++i) {
    const Grid full = make_full_grid(draw);
    const Grid clash = make_conflict(remove_digits(full, draw.below(80), draw), draw);
    if (obeys_rules(clash)) continue;
    const engine::OneResult result = engine::solve_one(clash, 2);
    EXPECT_EQ(result.solutions, 0u) << line_of(clash);
    EXPECT_EQ(result.end, SearchEnd::exhausted);
  }
  for (const auto& [a, b] : {std::pair(0, 8), std::pair(0, 72), std::pair(0, 20)}) {
    Grid pair;
    pair.set(Cell(a), Digit(7));
    pair.set(Cell(b), Digit(7));
    EXPECT_EQ(engine::solve_one(pair, 1).solutions, 0u) << a << " and " << b;
  }
}

TEST(OneKernel, CandidateMarks) {
  RandomDraw draw(5);
  for (int i = 0; i < 15; ++i) {
    const Grid full = make_full_grid(draw);
    const Grid puzzle = remove_digits(full, 55, draw);
    for (int rarity : {2, 4, 8}) expect_same_solutions(add_marks(puzzle, full, rarity, draw));
    for (int rarity : {2, 3, 5}) expect_same_solutions(random_candidates(full, rarity, draw), 50);
  }
}

TEST(OneKernel, CandidatesWithoutSolution) {
  RandomDraw draw(6);
  for (int i = 0; i < 100; ++i) {
    Candidates candidates = random_candidates(make_full_grid(draw), 3, draw);
    // The digit of one cell gives way to another one; sometimes nothing is left.
    const Cell cell(draw.below(kCellCount));
    candidates[cell] = draw.once_in(4) ? DigitSet() : DigitSet::only(Digit(1 + draw.below(9)));
    expect_same_solutions(candidates, 50);
  }
  EXPECT_EQ(engine::solve_one(Candidates(), 1).solutions, 0u);
  // Every cell the same digit: full, but no solution.
  Candidates ones;
  for (int i = 0; i < kCellCount; ++i) ones[Cell(i)] = DigitSet::only(Digit(1));
  EXPECT_EQ(engine::solve_one(ones, 1).solutions, 0u);
}

// On an otherwise empty board: two digits for the three cells of a minirow or minicolumn, and four
// digits that only these can hold. Without the rule for it, guesses never end.
TEST(OneKernel, MinirowsThatCannotBeFilledEndTheSearch) {
  Bounds bounds;
  bounds.max_steps = 100;
  for (int line = 0; line < 54; ++line) {
    const bool is_row = line < 27;
    const int box = line / 3 % 9, across = line % 3;
    Candidates two_digits = Candidates::all(), four_locked = Candidates::all();
    for (int i = 0; i < kCellCount; ++i) {
      const Cell cell(i);
      if (cell.box() != box) continue;
      if ((is_row ? cell.row() : cell.column()) % 3 == across) {
        two_digits[cell] = DigitSet::only(Digit(3)) | DigitSet::only(Digit(8));
      } else {
        for (int digit : {1, 2, 5, 9}) four_locked[cell].erase(Digit(digit));
      }
    }
    for (const Candidates& candidates : {two_digits, four_locked}) {
      const engine::OneResult result = engine::solve_one(candidates, 1, bounds);
      EXPECT_EQ(result.solutions, 0u) << line;
      EXPECT_EQ(result.end, SearchEnd::exhausted) << line;
    }
  }
}

// Two digits of a solved board change places: no cell is empty and mostly no house lacks a place.
TEST(OneKernel, FullCandidatesThatAreNoSolution) {
  RandomDraw draw(7);
  for (int i = 0; i < 60; ++i) {
    const Grid full = make_full_grid(draw);
    Candidates candidates;
    for (int k = 0; k < kCellCount; ++k) candidates[Cell(k)] = DigitSet::only(*full[Cell(k)]);
    const Cell a(draw.below(kCellCount)), b(draw.below(kCellCount));
    std::swap(candidates[a], candidates[b]);
    EXPECT_EQ(engine::solve_one(candidates, 2).solutions, full[a] == full[b] ? 1u : 0u);
  }
}

// Singles fill these boards in one last round that puts a digit twice into a row or column: only
// the check of the full board sees it.
TEST(OneKernel, FullBoardsThatBreakARule) {
  for (const char* line :
       {"49..2.81....48..7..3......6...2..65.71..35.9.2.86....75.93.1.62.6..7...1..4...58.",
        "..7.6..328..4..1..16....4592..68...7......3.8..592....9..25.....3.7.9.8.5...31.6.",
        "536..1..8..25....9.....2.3...5....849187.635.3.4............8...8.273..1..1.84.6."}) {
    expect_same_solutions(grid_of(line));
    EXPECT_EQ(engine::solve_one(grid_of(line), 2).solutions, 0u);
  }
}

TEST(OneKernel, AllCandidatesAreTheEmptyGrid) {
  const engine::OneResult grid = engine::solve_one(Grid(), 1000);
  const engine::OneResult candidates = engine::solve_one(Candidates::all(), 1000);
  EXPECT_EQ(grid.solutions, 1000u);
  EXPECT_EQ(candidates.solutions, 1000u);
  EXPECT_EQ(candidates.guesses, grid.guesses);
}

TEST(OneKernel, SolutionsAreHandedOutAsDigits) {
  RandomDraw draw(8);
  const Grid givens = remove_digits(make_full_grid(draw), 58, draw);
  engine::solve_one(givens, 100, {}, [&](const Grid& grid) {
    EXPECT_TRUE(grid.is_full() && obeys_rules(grid));
    for (int i = 0; i < kCellCount; ++i)
      EXPECT_TRUE(givens.is_blank(Cell(i)) || grid[Cell(i)] == givens[Cell(i)]);
    return true;
  });
}

// What the kernel reads and writes besides: characters, witnesses, and not a byte around them.
TEST(OneKernel, CharactersInAndOut) {
  RandomDraw draw(9);
  for (int i = 0; i < 12; ++i) {
    const Grid full = make_full_grid(draw);
    std::string text = line_of(make_minimal_puzzle(full, draw));
    std::replace(text.begin(), text.begin() + 40, '.', '0');
    std::string out(81 + 2, '#');
    OneRequest request;
    request.digits = reinterpret_cast<const std::uint8_t*>(text.data());
    request.limit = 2;
    request.max_guesses = kUnlimited;
    request.witnesses = reinterpret_cast<std::uint8_t*>(out.data() + 1);
    request.witness_count = 1;
    request.zero = '0';
    OneReply reply;
    engine::kernel()->one(request, reply);
    EXPECT_EQ(reply.solutions, 1u);
    EXPECT_EQ(out, "#" + line_of(full) + "#");
  }
}

TEST(OneKernel, TwoWitnesses) {
  const std::string text(81, '.');
  std::string out(162 + 1, '#');
  OneRequest request;
  request.digits = reinterpret_cast<const std::uint8_t*>(text.data());
  request.limit = 5;
  request.max_guesses = kUnlimited;
  request.witnesses = reinterpret_cast<std::uint8_t*>(out.data());
  request.witness_count = 2;
  request.zero = '0';
  OneReply reply;
  engine::kernel()->one(request, reply);
  EXPECT_EQ(reply.solutions, 5u);
  const Grid first = grid_of(out.substr(0, 81)), second = grid_of(out.substr(81, 81));
  EXPECT_TRUE(first.is_full() && obeys_rules(first));
  EXPECT_TRUE(second.is_full() && obeys_rules(second));
  EXPECT_NE(first, second);
  EXPECT_EQ(out.back(), '#');
}

}  // namespace
}  // namespace nonet
