#include "logic/techniques/deadly_loop_search.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

constexpr std::array kKinds{House::Kind::box, House::Kind::row, House::Kind::column};

House house_of(Cell cell, House::Kind kind) {
  switch (kind) {
    case House::Kind::row:
      return House::row(cell.row());
    case House::Kind::column:
      return House::column(cell.column());
    case House::Kind::box:
      break;
  }
  return House::box(cell.box());
}

// Depth-first walk from a bivalue cell over cells that have both of its digits. What a walk may
// carry: two cells with other candidates, or any number of them as long as all have the same one.
class Walk {
 public:
  Walk(const Board& board, Cell start, std::vector<DeadlyLoop>& found)
      : board_(board), pair_(board.candidates(start)), start_(start), found_(found) {
    both_ = board.open();
    for (Digit digit : pair_) both_ &= board.cells(digit);
    for (Cell cell : both_)
      if (board.candidates(cell) == pair_) pair_only_.insert(cell);
  }

  void run() {
    if (may_come_back()) go(start_, std::nullopt, 2, {});
  }

 private:
  // A walk comes to a cell by one kind of house and leaves it by another. Cells that cannot be left
  // are dropped until none is: mostly the start is among them.
  bool may_come_back() {
    way_back_ = both_;
    for (bool again = true; again && way_back_.contains(start_);) {
      again = false;
      for (Cell cell : way_back_) {
        const CellSet others = way_back_ - CellSet::only(cell);
        const auto ways = std::ranges::count_if(kKinds, [&](House::Kind kind) {
          return !(others & set_of(house_of(cell, kind))).empty();
        });
        if (ways >= 2) continue;
        way_back_.erase(cell);
        again = true;
      }
    }
    return way_back_.contains(start_);
  }

  // `others` is what the cells looked at so far have beside the pair. Those of a branch that was
  // looked at and left stay in it while its siblings are tried: Sudoku Explainer 1.2.1 does so, and
  // therefore overlooks some loops of type 2.
  void go(Cell cell, std::optional<House::Kind> came_by, int may_carry, DigitSet others) {
    const std::size_t parity = path_.size() % 2;
    path_.push_back(cell);
    in_path_.insert(cell);
    of_parity_[parity].insert(cell);
    for (House::Kind kind : kKinds) {
      if (kind == came_by) continue;
      // Once no cell may carry other candidates any more, only cells with the bare pair can follow,
      // and what the others have beside it decides nothing.
      const bool spent = may_carry <= 0 && others.size() > 1;
      for (Cell next : set_of(house_of(cell, kind)) & (spent ? pair_only_ : both_)) {
        if (next == start_ && path_.size() >= kRectangleSize) {
          close();
        } else if (!in_path_.contains(next)) {
          const DigitSet beside = board_.candidates(next) - pair_;
          others |= beside;
          if (!beside.empty() && may_carry <= 0 && others.size() != 1) continue;
          if (way_back_.contains(next) && (of_parity_[1 - parity] & peer_set(next)).empty())
            go(next, kind, may_carry - !beside.empty(), others);
        }
      }
    }
    in_path_.erase(cell);
    of_parity_[parity].erase(cell);
    path_.pop_back();
  }

  // In each house the loop has two cells, an even and an odd one of the walk, or none. The walk
  // takes care that it never has two of a kind.
  bool is_deadly() const {
    if (path_.size() % 2 != 0) return false;
    const auto& [even, odd] = of_parity_;
    for (int h = 0; h < kHouseCount; ++h)
      if ((even & set_of(House(h))).empty() != (odd & set_of(House(h))).empty()) return false;
    return true;
  }

  void close() {
    const bool seen = std::ranges::any_of(found_, [&](const DeadlyLoop& loop) {
      return loop.set == in_path_ && loop.digits == pair_;
    });
    if (!seen && is_deadly()) found_.push_back({path_, in_path_, pair_});
  }

  const Board& board_;
  DigitSet pair_;
  Cell start_;
  std::vector<DeadlyLoop>& found_;
  CellSet both_;
  CellSet pair_only_;
  CellSet way_back_;  // those from which a walk may come back
  CellSet in_path_;
  std::array<CellSet, 2> of_parity_;  // its even and its odd cells
  std::vector<Cell> path_;
};

}  // namespace

std::vector<DeadlyLoop> find_deadly_loops(const Board& board) {
  std::vector<DeadlyLoop> found;
  for (Cell cell : board.open())
    if (board.candidates(cell).size() == 2) Walk(board, cell, found).run();
  return found;
}

}  // namespace nonet::logic
