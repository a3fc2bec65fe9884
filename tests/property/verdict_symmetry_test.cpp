// What is true of a puzzle stays true when its digits are relabelled, its rows permuted within
// bands, its bands, its columns and stacks likewise, and when it is transposed.

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <numeric>

#include "nonet/verdict.hpp"
#include "support/judgement_checker.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

struct Symmetry {
  std::array<int, 9> rows, columns, labels;
  bool transposed;

  Cell operator()(Cell cell) const {
    const int row = rows[static_cast<std::size_t>(cell.row())];
    const int column = columns[static_cast<std::size_t>(cell.column())];
    return transposed ? Cell::at(column, row) : Cell::at(row, column);
  }
  Digit operator()(Digit digit) const {
    return Digit(labels[static_cast<std::size_t>(digit.index())]);
  }

  Grid operator()(const Grid& grid) const {
    Grid moved;
    for (int i = 0; i < kCellCount; ++i)
      if (const auto digit = grid[Cell(i)]) moved.set((*this)(Cell(i)), (*this)(*digit));
    return moved;
  }
  Puzzle operator()(const Puzzle& puzzle) const {
    Puzzle moved = (*this)(puzzle.givens);
    moved.entries = (*this)(puzzle.entries);
    if (!puzzle.marks) return moved;
    moved.marks.emplace();
    for (int i = 0; i < kCellCount; ++i)
      for (Digit digit : (*puzzle.marks)[Cell(i)])
        (*moved.marks)[(*this)(Cell(i))].insert((*this)(digit));
    return moved;
  }
};

std::array<int, 9> lines_within_bands(RandomDraw& draw) {
  std::array<int, 3> bands{0, 1, 2};
  draw.shuffle(bands);
  std::array<int, 9> lines{};
  for (std::size_t band = 0; band < 3; ++band) {
    std::array<int, 3> inside{0, 1, 2};
    draw.shuffle(inside);
    for (std::size_t i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + inside[i];
  }
  return lines;
}

Symmetry random_symmetry(RandomDraw& draw) {
  Symmetry symmetry{lines_within_bands(draw), lines_within_bands(draw), {}, draw.once_in(2)};
  std::iota(symmetry.labels.begin(), symmetry.labels.end(), 1);
  draw.shuffle(symmetry.labels);
  return symmetry;
}

Puzzle random_puzzle(RandomDraw& draw) {
  const Grid full = make_full_grid(draw);
  switch (draw.below(6)) {
    case 0:
      return make_minimal_puzzle(full, draw);
    case 1:
      return remove_digits(make_minimal_puzzle(full, draw), 1 + draw.below(3), draw);
    case 2:
      return spoil_digit(make_minimal_puzzle(full, draw), draw);
    case 3:
      return make_conflict(remove_digits(full, draw.below(70), draw), draw);
    case 4:
      return spoil_digit(remove_digits(full, 30, draw), draw);
    default:
      return add_marks(remove_digits(full, 60, draw), full, 2 + draw.below(4), draw);
  }
}

TEST(VerdictSymmetry, NothingChangesThatShouldNot) {
  std::map<Verdict, int> met;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    RandomDraw draw(seed);
    const Puzzle puzzle = random_puzzle(draw);
    const Symmetry symmetry = random_symmetry(draw);
    const Puzzle moved = symmetry(puzzle);
    SCOPED_TRACE(line_of(puzzle.digits()) + " and " + line_of(moved.digits()));

    const Judgement before = check(puzzle), after = check(moved);
    ASSERT_EQ(before.verdict(), after.verdict());
    ASSERT_EQ(objection(puzzle, before), "");
    ASSERT_EQ(objection(moved, after), "");
    ASSERT_EQ(before.conflicts.size(), after.conflicts.size());
    ASSERT_EQ(before.interchangeable.size(), after.interchangeable.size());
    ASSERT_EQ(before.obstacle.has_value(), after.obstacle.has_value());
    ASSERT_EQ(count(puzzle, 1000), count(moved, 1000));
    ++met[before.verdict()];
    if (before.verdict() != Verdict::unique) continue;
    ASSERT_EQ(symmetry(before.answer.solution), after.answer.solution);
  }
  for (Verdict verdict : {Verdict::conflict, Verdict::none, Verdict::multiple, Verdict::unique})
    EXPECT_GT(met[verdict], 20) << name_of(verdict);
}

}  // namespace
}  // namespace nonet
