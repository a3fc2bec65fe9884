#pragma once
// Dig: takes givens away from a full grid, one unit after the other in a given order, where a unit
// (a cell, or the cells of one orbit of a symmetry) is put back when the puzzle would not be unique
// without it. What comes out is determined by grid and order alone; the rest is about asking few
// questions and easy ones:
//
// - Unavoidable sets. A set of cells whose digits can be arranged otherwise needs a given. When a
//   unit has all the givens that such a set still has, it stays, and no question is asked. The sets
//   are those that can be seen at a glance (swap_sets.hpp); they answer for every other given that
//   stays.
// - Several at once. Unique without the first forty units together says the same of each of them.
// - Another digit. Was the puzzle unique with a given, what it gains without it has another digit
//   in that cell. So one completion with another digit there is looked for, and the solution that
//   is known is never met.
//
//   dig.start(solution, CellSet::all(), units, order, {});
//   while (dig.prepare()) dig.tell(whether the question has no such completion);
//   dig.givens();
//
// When it ends each given is proven necessary by a set in which it is the only one or by the answer
// to a question, so a minimal puzzle needs no other check.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/cell_set.hpp"
#include "generate/set_counts.hpp"
#include "generate/swap_sets.hpp"
#include "nonet/grid.hpp"

namespace nonet::generate {

class Dig {
 public:
  /// `units` part the 81 cells and must outlive the dig; `order` are numbers of units, each at most
  /// once, those to be looked at. The puzzle has the givens `start` at first. Units whose loss
  /// would leave fewer than `least` givens stay.
  void start(const Grid& solution, CellSet start, std::span<const CellSet> units,
             std::span<const std::uint8_t> order, int least);

  /// Works out the next question. Returns false when there is none: the dig is over.
  bool prepare();
  /// The puzzle of which to know whether it is unique. Stays until it is answered.
  const Grid& question() const { return question_; }
  int question_givens() const { return size_; }
  /// The blank cell in which another completion must have another digit, if that is known: then
  /// the puzzle is unique when there is none without the solution's digit there.
  std::optional<Cell> question_cell() const { return question_cell_; }

  /// The answer.
  void tell(bool is_unique);

  const Grid& solution() const { return solution_; }
  /// The givens left so far: always those of a unique puzzle, provided that `start` was one.
  CellSet givens() const { return proven_.givens; }
  /// False when even the puzzle that it started with is not unique.
  bool is_unique() const { return !start_refuted_; }
  bool is_over() const { return over_; }

 private:
  /// How far the dig has come.
  struct State {
    CellSet givens;
    SetCounts counts;
    int position = 0;  // in the order
  };

  bool try_unit();
  bool is_known_to_stay(CellSet cells) const;
  SetBits sets_of(Cell cell) const { return swaps_.of(cell, solution_.value_at(cell)); }
  void put_back();

  Grid solution_;
  Grid question_;
  SwapSets swaps_;
  std::span<const CellSet> units_;
  std::array<std::uint8_t, kCellCount> order_;
  std::uint8_t order_length_ = 0;
  bool is_start_question_ = false, start_refuted_ = false, over_ = false;
  int least_ = 0;
  int window_ = 0;  // most units to take away for one question

  State proven_;                     // as far as answers reach
  State asked_;                      // as the question has it
  int size_ = 0;                     // givens of the question
  int taken_ = 0, first_taken_ = 0;  // for the question: how many units, and where the first
  std::optional<Cell> question_cell_;
};

}  // namespace nonet::generate
