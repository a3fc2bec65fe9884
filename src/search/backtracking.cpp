// Backtracking as the interview books have it: the first empty cell, the digits 1 to 9, one loop of
// nine turns that looks along the row, the column and the box, and a step back when none fits.

#include <optional>

#include "search/algorithms.hpp"
#include "search/search_run.hpp"

namespace nonet {

namespace {

template <bool kWatched>
class Backtracking {
 public:
  Backtracking(const Puzzle& puzzle, SearchRun<kWatched>& run)
      : board_(puzzle.digits()), possible_(possible_digits(puzzle)), run_(run) {}

  void search() { solve(); }

 private:
  bool solve() {
    const auto cell = first_empty_cell();
    if (!cell) return run_.solved(board_);
    for (Digit digit : DigitSet::all()) {
      if (!run_.try_digit(*cell, digit)) return false;
      if (!possible_[*cell].contains(digit)) {
        if (!run_.reject(*cell, digit)) return false;
      } else if (const auto clash = find_clash(*cell, digit)) {
        if (!run_.reject(*cell, digit, clash->house, clash->other)) return false;
      } else {
        board_.set(*cell, digit);
        if (!run_.place(*cell, digit) || !solve()) return false;
        board_.clear(*cell);
        if (!run_.retreat(*cell, digit)) return false;
      }
    }
    return true;
  }

  std::optional<Cell> first_empty_cell() const {
    for (int i = 0; i < kCellCount; ++i)
      if (board_.is_blank(Cell(i))) return Cell(i);
    return std::nullopt;
  }

  struct Clash {
    House house;
    Cell other;
  };
  // The books call it is_valid; it also tells what it found.
  std::optional<Clash> find_clash(Cell cell, Digit digit) const {
    const int top = 3 * cell.band(), left = 3 * cell.stack();
    for (int i = 0; i < 9; ++i) {
      const Cell in_row = Cell::at(cell.row(), i);
      if (board_[in_row] == digit) return Clash{House::row(cell.row()), in_row};
      const Cell in_column = Cell::at(i, cell.column());
      if (board_[in_column] == digit) return Clash{House::column(cell.column()), in_column};
      const Cell in_box = Cell::at(top + i / 3, left + i % 3);
      if (board_[in_box] == digit) return Clash{House::box(cell.box()), in_box};
    }
    return std::nullopt;
  }

  Grid board_;
  Candidates possible_;
  SearchRun<kWatched>& run_;
};

}  // namespace

SearchResult searches::backtracking(const Puzzle& puzzle, const SearchOptions& options) {
  return run_search<Backtracking>(puzzle, options);
}

}  // namespace nonet
