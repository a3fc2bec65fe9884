#pragma once
// RowStep: of all ways to put one more row below the rows so far, those that give the least row.

#include <array>
#include <vector>

#include "symmetry/least_board.hpp"
#include "symmetry/nibbles.hpp"

namespace nonet::symmetry {

/// The digits of a row by column.
struct SourceRow {
  Nibbles digits = 0;
  bool repeats = false;  ///< some digit stands there twice
};

class RowStep {
 public:
  /// Ways are collected in `longer`, which is emptied first.
  explicit RowStep(std::vector<Way>& longer) : longer_(longer) { longer_.clear(); }

  /// Tries `row` as what comes next in `way`, which has counted it in.
  void add(const Way& way, const SourceRow& row) {
    row_ = row;
    place_stack(way, 0, 0);
  }

  /// The least row: nine nibbles, the first column highest.
  Nibbles least() const { return least_; }

 private:
  static constexpr int kNew = 15;  // stands for the next label, and comes after all others

  void place_stack(const Way& way, int stack, Nibbles value);
  void place_tied_stack(const Way& way, int stack, int end, Nibbles value);
  void place_columns(Way way, int position, Nibbles value);
  void place_new_digit(const Way& way, int begin, int end, Nibbles value);
  void keep(const Way& way, Nibbles value);

  int digit_at(const Way& way, int position) const {
    return nibble(row_.digits, nibble(way.columns, position));
  }
  /// 0 for a blank, the label of a digit, or kNew.
  int value_at(const Way& way, int position) const {
    const int digit = digit_at(way, position);
    const int label = nibble(way.labels, digit);
    return digit != 0 && label == 0 ? kNew : label;
  }
  bool is_worse(Nibbles value, int positions) const {
    return value > least_ >> (4 * (9 - positions));
  }

  struct StackValue {
    unsigned value = 0;  ///< the least that the stack can give, three nibbles
    bool has_new = false;
  };
  StackValue stack_value(const Way& way, int stack) const;

  std::vector<Way>& longer_;
  SourceRow row_;
  Nibbles least_ = ~Nibbles{0} >> (64 - 36);
};

}  // namespace nonet::symmetry
