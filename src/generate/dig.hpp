#pragma once
// Dig: takes givens away from a full grid, one unit after the other in a given order, where a unit
// (a cell, or the cells of one orbit of a symmetry) is put back when the puzzle would not be unique
// without it. What comes out is determined by grid and order alone; the rest is about asking few
// questions, a third of one for each unit:
//
// - Unavoidable sets. A set of cells whose digits can be arranged otherwise needs a given. When a
//   unit has all the givens that such a set still has, it stays, and no question is asked. Some
//   sets are known from the beginning (swap_sets.hpp), and each second solution that is found gives
//   one more: the cells in which it differs.
// - Several at once. Unique without ten units together says the same of each of them.
//
//   dig.start(solution, CellSet::all(), units, order, {});
//   while (dig.prepare()) dig.tell(second solution of dig.question(), or that there is none);
//   dig.givens();
//
// When it ends the last question was answered with "unique", and each given is proven necessary by
// a set in which it is the only one, so a minimal puzzle needs no other check.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/cell_set.hpp"
#include "generate/set_counts.hpp"
#include "nonet/grid.hpp"

namespace nonet::generate {

class Dig {
 public:
  /// `units` must outlive the dig; `order` are numbers of units, each at most once, those to be
  /// looked at. The puzzle has the givens `start` at first. Units whose loss would leave fewer than
  /// `least` givens stay.
  void start(const Grid& solution, CellSet start, std::span<const CellSet> units,
             std::span<const std::uint8_t> order, int least);

  /// Works out the next question. Returns false when there is none: the dig is over.
  bool prepare();
  /// The puzzle of which to know whether it is unique. Stays until it is answered.
  const Grid& question() const { return question_; }
  int question_givens() const { return asked_size_; }

  /// The answer: it has a completion other than the solution (81 digits 1 to 9). May be told
  /// several times, with several completions.
  void tell_other(const std::uint8_t* completion);
  /// The answer is complete.
  void tell_end();

  const Grid& solution() const { return solution_; }
  /// The givens left so far: always those of a unique puzzle, provided that `start` was one.
  CellSet givens() const { return givens_; }
  /// False when even the puzzle that it started with is not unique.
  bool is_unique() const { return !start_refuted_; }
  bool is_over() const { return over_; }

 private:
  // Of the sets that can be counted; the others are for those that are found.
  static constexpr std::size_t kKnownSets = 44;
  static constexpr std::size_t kFoundSets = SetCounts::kSets - kKnownSets;
  static constexpr std::size_t kMostCells = 12;  // of a known set; larger ones seldom help

  bool try_unit();
  void add_set(std::size_t number, CellSet cells, int count);

  Grid solution_;
  Grid base_;      // the puzzle as far as answers reach
  Grid question_;  // less what was taken away since
  std::span<const CellSet> units_;
  std::array<std::uint8_t, kCellCount> order_;
  std::uint8_t order_length_ = 0;
  bool all_single_ = false;  // each unit is a cell
  bool is_start_question_ = false, start_refuted_ = false, found_other_ = false, over_ = false;
  int least_ = 0;
  int window_ = 0;  // most units to take away for one question

  CellSet givens_;  // of the base
  CellSet asked_givens_;
  int size_ = 0, asked_size_ = 0;          // how many these are
  int position_ = 0, asked_position_ = 0;  // in the order
  int taken_ = 0, first_taken_ = 0;        // for the question: how many units, and where the first
  SetCounts counts_, asked_counts_;

  std::size_t found_sets_ = 0;
  std::array<std::uint64_t, kCellCount> sets_of_;  // the sets that hold a cell
};

}  // namespace nonet::generate
