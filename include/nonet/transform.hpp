#pragma once
// Transform: a change of a board that leaves all truths about it as they are. Digits are
// relabelled; rows are permuted within their bands, and the bands as wholes; columns and stacks
// likewise; rows and columns may change places (transposition). There are 9! relabellings and 2 *
// 6^8 = 3,359,232 ways to move the cells.
//
//   Transform map = random_transform(seed);
//   Grid scrambled = map(puzzle);
//   map.inverse()(scrambled) == puzzle;          // always
//   (first.then(second))(puzzle) == second(first(puzzle));
//   to_text(map);                                // "t r213456789 c123456789 d912345678"
//
// In what order: transposed first, when it is; then row i of the new board is row rows()[i] of the
// old, and its column i is column columns()[i] of the old; then digit d becomes digits()[d - 1].
//
// Cost: a hundred instructions or so to apply to a grid; no allocation but for texts.

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/candidates.hpp"
#include "nonet/error.hpp"
#include "nonet/grid.hpp"
#include "nonet/pattern.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

/// How many ways there are to move the cells: 2 * 6^8.
inline constexpr std::uint32_t kGeometricSymmetryCount = 3'359'232;

class Transform {
 public:
  /// Rows or columns 0 to 8: where each line of the new board comes from.
  using Lines = std::array<std::uint8_t, 9>;
  /// Digits 1 to 9: what becomes of 1, of 2, ...
  using Labels = std::array<std::uint8_t, 9>;

  constexpr Transform() = default;  ///< leaves everything as it is

  /// Nothing when `rows` or `columns` are no permutation that keeps bands (stacks) together, or
  /// `digits` are no permutation of 1 to 9.
  [[nodiscard]] static std::optional<Transform> from(bool transposed, const Lines& rows,
                                                     const Lines& columns, const Labels& digits);

  constexpr bool transposed() const { return transposed_; }
  constexpr const Lines& rows() const { return rows_; }
  constexpr const Lines& columns() const { return columns_; }
  constexpr const Labels& digits() const { return digits_; }

  /// Where a cell of the new board comes from.
  constexpr Cell source_of(Cell cell) const {
    const int row = rows_[static_cast<std::size_t>(cell.row())];
    const int column = columns_[static_cast<std::size_t>(cell.column())];
    return transposed_ ? Cell::at(column, row) : Cell::at(row, column);
  }
  /// Where a cell of the old board goes: a search over nine lines.
  Cell operator()(Cell cell) const;
  constexpr Digit operator()(Digit digit) const {
    return Digit(digits_[static_cast<std::size_t>(digit.index())]);
  }
  DigitSet operator()(DigitSet set) const;
  Grid operator()(const Grid& grid) const;
  Pattern operator()(const Pattern& pattern) const;
  Candidates operator()(const Candidates& candidates) const;
  Puzzle operator()(const Puzzle& puzzle) const;  ///< givens, entries and marks

  /// What undoes it.
  [[nodiscard]] Transform inverse() const;
  /// First this one, then `next`.
  [[nodiscard]] Transform then(const Transform& next) const;

  friend constexpr bool operator==(const Transform&, const Transform&) = default;

 private:
  bool transposed_ = false;
  Lines rows_{0, 1, 2, 3, 4, 5, 6, 7, 8};
  Lines columns_{0, 1, 2, 3, 4, 5, 6, 7, 8};
  Labels digits_{1, 2, 3, 4, 5, 6, 7, 8, 9};
};

/// "r213456789 c123456789 d912345678", lines counted from 1, with "t " before it when transposed.
[[nodiscard]] std::string to_text(const Transform& transform);

/// Reads what to_text() writes; parts that are missing change nothing, their order does not matter.
/// The Error has the column of what is wrong.
[[nodiscard]] Expected<Transform> parse_transform(std::string_view text);

/// One of all 9! * 3,359,232, each as likely as the others. The same seed and number give the same
/// one on every platform; each number is a draw of its own.
[[nodiscard]] Transform random_transform(std::uint64_t seed, std::uint64_t number = 0);

}  // namespace nonet
