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
  }

  void run() {
    if (may_come_back()) go(start_, std::nullopt, 2, {});
  }

 private:
  // A walk comes to a cell by one kind of house and leaves it by another. Cells that cannot be left
  // are dropped until none is: mostly the start is among them.
  bool may_come_back() const {
    CellSet left = both_;
    for (bool again = true; again && left.contains(start_);) {
      again = false;
      for (Cell cell : left) {
        const CellSet others = left - CellSet::only(cell);
        const auto ways = std::ranges::count_if(kKinds, [&](House::Kind kind) {
          return !(others & set_of(house_of(cell, kind))).empty();
        });
        if (ways >= 2) continue;
        left.erase(cell);
        again = true;
      }
    }
    return left.contains(start_);
  }

  // `others` is what the cells looked at so far have beside the pair. Those of a branch that was
  // looked at and left stay in it while its siblings are tried: Sudoku Explainer 1.2.1 does so, and
  // therefore overlooks some loops of type 2.
  void go(Cell cell, std::optional<House::Kind> came_by, int may_carry, DigitSet others) {
    path_.push_back(cell);
    in_path_.insert(cell);
    for (House::Kind kind : kKinds) {
      if (kind == came_by) continue;
      for (Cell next : set_of(house_of(cell, kind)) & both_) {
        if (next == start_ && path_.size() >= kRectangleSize) {
          close();
        } else if (!in_path_.contains(next)) {
          const DigitSet beside = board_.candidates(next) - pair_;
          others |= beside;
          if (!beside.empty() && may_carry <= 0 && others.size() != 1) continue;
          if (visits_twice_at_most(next)) go(next, kind, may_carry - !beside.empty(), others);
        }
      }
    }
    in_path_.erase(cell);
    path_.pop_back();
  }

  // With a third cell in a house the walk cannot become a loop any more.
  bool visits_twice_at_most(Cell next) const {
    return std::ranges::all_of(houses_of(next),
                               [&](House house) { return !(in_path_ & set_of(house)).has_two(); });
  }

  // In each house the loop has two cells, an even and an odd one of the walk, or none.
  bool is_deadly() const {
    if (path_.size() % 2 != 0) return false;
    CellSet even, odd;
    for (std::size_t i = 0; i < path_.size(); ++i) (i % 2 == 0 ? even : odd).insert(path_[i]);
    for (int h = 0; h < kHouseCount; ++h) {
      const CellSet house = set_of(House(h));
      const int evens = (even & house).size();
      if (evens > 1 || evens != (odd & house).size()) return false;
    }
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
  CellSet in_path_;
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
