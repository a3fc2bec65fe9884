#include "generate/dig.hpp"

#include <algorithm>

namespace nonet::generate {
namespace {

// A dig seldom fails before 40 cells are gone. After that one unit in three stays, and to ask about
// each alone is best: about several together the search could not be told what to look for.
constexpr int kFirstCells = 40;

}  // namespace

void Dig::start(const Grid& solution, CellSet start, std::span<const CellSet> units,
                std::span<const std::uint8_t> order, int least) {
  solution_ = solution;
  question_ = restricted(solution, start);
  units_ = units;
  std::ranges::copy(order, order_.begin());
  order_length_ = static_cast<std::uint8_t>(order.size());
  least_ = least;
  size_ = start.size();
  start_refuted_ = over_ = false;
  is_start_question_ = start != CellSet::all();
  const bool units_are_cells = units.size() == kCellCount;
  window_ = units_are_cells ? kFirstCells : kFirstCells / 4;

  swaps_ = SwapSets(solution);
  proven_ = {.givens = start, .counts = swaps_.sizes()};
  // A set that has no given at the start refutes it, which the first question will tell.
  for (Cell cell : CellSet::all() - start) proven_.counts.take(sets_of(cell));
  asked_ = proven_;
}

bool Dig::prepare() {
  if (over_) return false;
  question_cell_.reset();
  taken_ = 0;
  if (is_start_question_) return true;
  while (asked_.position < order_length_ && try_unit()) ++asked_.position;
  over_ = taken_ == 0;
  return !over_;
}

/// Takes the next unit away, or leaves it. Returns false when the window is full.
bool Dig::try_unit() {
  const CellSet cells = units_[order_[static_cast<std::size_t>(asked_.position)]] & asked_.givens;
  if (cells.empty()) return true;
  const bool is_single = !cells.has_two();
  const int size = is_single ? 1 : cells.size();
  if (size_ - size < least_ || is_known_to_stay(cells)) return true;
  if (taken_ == window_) return false;  // asked last, so that units known to stay are passed
  if (taken_++ == 0) first_taken_ = asked_.position;
  size_ -= size;
  asked_.givens -= cells;
  for (Cell cell : cells) {
    asked_.counts.take(sets_of(cell));
    question_.clear(cell);
  }
  if (taken_ == 1 && is_single)
    question_cell_ = cells.first();
  else
    question_cell_.reset();
  return true;
}

/// Whether some set would be without a given if these cells were.
bool Dig::is_known_to_stay(CellSet cells) const {
  if (!cells.has_two()) return asked_.counts.is_last(sets_of(cells.first()));
  SetCounts counts = asked_.counts;
  for (Cell cell : cells) {
    const SetBits sets = sets_of(cell);
    if (counts.is_last(sets)) return true;
    counts.take(sets);
  }
  return false;
}

void Dig::tell(bool is_unique) {
  if (is_unique) {
    is_start_question_ = false;
    proven_ = asked_;
    if (proven_.position > 0) window_ = 1;
  } else if (is_start_question_) {
    start_refuted_ = over_ = true;
  } else {
    put_back();
    // Units before the first that was taken stay, and if it was the only one, it stays, too.
    proven_.position = taken_ == 1 ? first_taken_ + 1 : first_taken_;
    asked_ = proven_;
    window_ = std::max(1, window_ / 2);
  }
}

void Dig::put_back() {
  const CellSet cells = proven_.givens - asked_.givens;
  for (Cell cell : cells) question_.set(cell, *solution_[cell]);
  size_ += cells.size();
}

}  // namespace nonet::generate
