// Brute force: writes a digit into every blank, like an odometer whose last blank turns fastest,
// and looks at the rules only when the board is full.

#include <array>
#include <optional>

#include "search/algorithms.hpp"
#include "search/search_run.hpp"

namespace nonet {

namespace {

struct Clash {
  Cell cell;
  Digit digit;
  House house;
  Cell other;
};

// House by house, the first digit met for the second time.
std::optional<Clash> first_clash(const Grid& board) {
  for (int h = 0; h < kHouseCount; ++h) {
    std::array<std::optional<Cell>, kDigitCount> holder;
    for (Cell cell : cells_of(House(h))) {
      const Digit digit = *board[cell];
      auto& other = holder[static_cast<std::size_t>(digit.index())];
      if (other) return Clash{cell, digit, House(h), *other};
      other = cell;
    }
  }
  return std::nullopt;
}

template <bool kWatched>
class BruteForce {
 public:
  BruteForce(const Puzzle& puzzle, SearchRun<kWatched>& run)
      : board_(puzzle.digits()), possible_(possible_digits(puzzle)), run_(run) {
    for (int i = 0; i < kCellCount; ++i)
      if (board_.is_blank(Cell(i))) blanks_[blank_count_++] = Cell(i);
  }

  void search() { fill(0); }

 private:
  bool fill(std::size_t next) {
    if (next == blank_count_) return judge();
    const Cell cell = blanks_[next];
    for (Digit digit : DigitSet::all()) {
      if (!run_.try_digit(cell, digit)) return false;
      board_.set(cell, digit);
      if (!run_.place(cell, digit) || !fill(next + 1)) return false;
      board_.clear(cell);
      if (!run_.retreat(cell, digit)) return false;
    }
    return true;
  }

  bool judge() {
    for (std::size_t i = 0; i < blank_count_; ++i) {
      const Digit digit = *board_[blanks_[i]];
      if (!possible_[blanks_[i]].contains(digit)) return run_.reject(blanks_[i], digit);
    }
    if (const auto clash = first_clash(board_))
      return run_.reject(clash->cell, clash->digit, clash->house, clash->other);
    return run_.solved(board_);
  }

  Grid board_;
  Candidates possible_;
  std::array<Cell, kCellCount> blanks_{};
  std::size_t blank_count_ = 0;
  SearchRun<kWatched>& run_;
};

}  // namespace

SearchResult searches::brute_force(const Puzzle& puzzle, const SearchOptions& options) {
  return run_search<BruteForce>(puzzle, options);
}

}  // namespace nonet
