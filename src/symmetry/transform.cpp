#include "nonet/transform.hpp"

#include "core/random.hpp"

namespace nonet {
namespace {

using Lines = Transform::Lines;

/// Whether the lines of each group of three come from one group, and all nine occur.
bool keeps_groups(const Lines& lines) {
  unsigned seen = 0;
  for (std::size_t i = 0; i < 9; ++i) {
    if (lines[i] > 8 || lines[i] / 3 != lines[i / 3 * 3] / 3) return false;
    seen |= 1u << lines[i];
  }
  return seen == 0x1ff;
}

bool is_permutation_of_digits(const Transform::Labels& digits) {
  unsigned seen = 0;
  for (std::uint8_t digit : digits) {
    if (digit < 1 || digit > 9) return false;
    seen |= 1u << digit;
  }
  return seen == 0x3fe;
}

Lines inverse_of(const Lines& lines) {
  Lines inverse{};
  for (std::size_t i = 0; i < 9; ++i) inverse[lines[i]] = static_cast<std::uint8_t>(i);
  return inverse;
}

/// Where the lines come from that `second` takes from what `first` made.
Lines composed(const Lines& first, const Lines& second) {
  Lines both{};
  for (std::size_t i = 0; i < 9; ++i) both[i] = first[second[i]];
  return both;
}

Lines random_lines(Random& random) {
  std::array<std::uint8_t, 3> groups{0, 1, 2};
  random.shuffle(groups);
  Lines lines{};
  for (std::size_t group = 0; group < 3; ++group) {
    std::array<std::uint8_t, 3> inside{0, 1, 2};
    random.shuffle(inside);
    for (std::size_t i = 0; i < 3; ++i)
      lines[3 * group + i] = static_cast<std::uint8_t>(3 * groups[group] + inside[i]);
  }
  return lines;
}

}  // namespace

std::optional<Transform> Transform::from(bool transposed, const Lines& rows, const Lines& columns,
                                         const Labels& digits) {
  if (!keeps_groups(rows) || !keeps_groups(columns) || !is_permutation_of_digits(digits))
    return std::nullopt;
  Transform transform;
  transform.transposed_ = transposed;
  transform.rows_ = rows;
  transform.columns_ = columns;
  transform.digits_ = digits;
  return transform;
}

Cell Transform::operator()(Cell cell) const {
  const int row = transposed_ ? cell.column() : cell.row();
  const int column = transposed_ ? cell.row() : cell.column();
  int new_row = 0, new_column = 0;
  while (rows_[static_cast<std::size_t>(new_row)] != row) ++new_row;
  while (columns_[static_cast<std::size_t>(new_column)] != column) ++new_column;
  return Cell::at(new_row, new_column);
}

DigitSet Transform::operator()(DigitSet set) const {
  DigitSet moved;
  for (Digit digit : set) moved.insert((*this)(digit));
  return moved;
}

Grid Transform::operator()(const Grid& grid) const {
  Grid moved;
  for (int i = 0; i < kCellCount; ++i)
    if (const auto digit = grid[source_of(Cell(i))]) moved.set(Cell(i), (*this)(*digit));
  return moved;
}

Pattern Transform::operator()(const Pattern& pattern) const {
  Pattern moved;
  for (int i = 0; i < kCellCount; ++i)
    if (pattern.contains(source_of(Cell(i)))) moved.insert(Cell(i));
  return moved;
}

Candidates Transform::operator()(const Candidates& candidates) const {
  Candidates moved;
  for (int i = 0; i < kCellCount; ++i) moved[Cell(i)] = (*this)(candidates[source_of(Cell(i))]);
  return moved;
}

Puzzle Transform::operator()(const Puzzle& puzzle) const {
  Puzzle moved = (*this)(puzzle.givens);
  moved.entries = (*this)(puzzle.entries);
  if (puzzle.marks) moved.marks = (*this)(*puzzle.marks);
  return moved;
}

Transform Transform::inverse() const {
  Transform inverse;
  inverse.transposed_ = transposed_;
  // Undone in reverse order, the lines would come before the transposition; moved behind it, rows
  // and columns change places.
  inverse.rows_ = inverse_of(transposed_ ? columns_ : rows_);
  inverse.columns_ = inverse_of(transposed_ ? rows_ : columns_);
  for (std::size_t i = 0; i < 9; ++i)
    inverse.digits_[digits_[i] - 1u] = static_cast<std::uint8_t>(i + 1);
  return inverse;
}

Transform Transform::then(const Transform& next) const {
  Transform both;
  both.transposed_ = transposed_ != next.transposed_;
  both.rows_ = composed(next.transposed_ ? columns_ : rows_, next.rows_);
  both.columns_ = composed(next.transposed_ ? rows_ : columns_, next.columns_);
  for (std::size_t i = 0; i < 9; ++i) both.digits_[i] = next.digits_[digits_[i] - 1u];
  return both;
}

Transform random_transform(std::uint64_t seed, std::uint64_t number) {
  Random random(seed, number);
  const bool transposed = random.below(2) == 1;
  const Lines rows = random_lines(random), columns = random_lines(random);
  Transform::Labels digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(digits);
  return *Transform::from(transposed, rows, columns, digits);
}

}  // namespace nonet
