// Singles: before every guess all naked and hidden singles are placed, with locked candidates
// struck out, and the guess is made where there are fewest choices: among the candidates of a cell
// or the places of a digit in a house. A guess that failed is struck out, which gives singles
// again.

#include <array>

#include "search/algorithms.hpp"
#include "search/choose_guess.hpp"
#include "search/digit_boards.hpp"
#include "search/search_run.hpp"

namespace nonet {

namespace {

template <bool kWatched>
class Singles {
 public:
  Singles(const Puzzle& puzzle, SearchRun<kWatched>& run)
      : boards_(possible_digits(puzzle)), board_(puzzle.digits()), run_(run) {
    for (int i = 0; i < kCellCount; ++i)
      if (const auto digit = board_[Cell(i)]) boards_.place(Cell(i), *digit);
  }

  void search() { solve(boards_); }

 private:
  bool solve(DigitBoards boards) {
    const int depth = run_.depth();
    for (;;) {
      switch (place_singles(boards)) {
        case Outcome::ended:
          return false;
        case Outcome::dead_end:
          return retreat_to(depth);
        case Outcome::stalled:
          break;
      }
      if (boards.open_cells().empty()) return run_.solved(board_) && retreat_to(depth);
      const Candidate guess = choose_guess(boards);
      const int before_guess = run_.depth();
      DigitBoards after = boards;
      if (!place(after, guess, false) || !solve(after) || !retreat_to(before_guess)) return false;
      boards.erase(guess.cell, guess.digit);
    }
  }

  enum class Outcome { stalled, dead_end, ended };

  /// Places singles until none is left. Naked ones first: they are found for all cells at once.
  Outcome place_singles(DigitBoards& boards) {
    for (;;) {
      if (const auto dead_end = boards.strike_out_locked())
        return dead(run_.reject(dead_end->house, dead_end->digit));
      const auto by_size = boards.open_cells_by_size();
      if (!by_size.none.empty()) return dead(run_.reject(by_size.none.first()));
      bool placed = false;
      for (CellBits left = by_size.one; !left.empty(); left.erase(left.first())) {
        const Cell cell = left.first();
        const DigitSet candidates = boards.candidates(cell);
        // A single placed just now may have taken its only candidate.
        if (candidates.empty()) return dead(run_.reject(cell));
        if (!place(boards, {cell, candidates.first()}, true)) return Outcome::ended;
        placed = true;
      }
      if (placed) continue;
      for (Digit digit : DigitSet::all())
        for (CellBits left = boards.only_places(digit); !left.empty(); left.erase(left.first())) {
          // Likewise: then the house has no place left, which the next round finds.
          if (!boards.may_be(left.first(), digit)) continue;
          if (!place(boards, {left.first(), digit}, true)) return Outcome::ended;
          placed = true;
        }
      if (!placed) return Outcome::stalled;
    }
  }

  static Outcome dead(bool go_on) { return go_on ? Outcome::dead_end : Outcome::ended; }

  bool place(DigitBoards& boards, Candidate candidate, bool forced) {
    const auto [cell, digit] = candidate;
    if (!run_.try_digit(cell, digit, forced)) return false;
    boards.place(cell, digit);
    board_.set(cell, digit);
    placed_[static_cast<std::size_t>(run_.depth())] = cell;
    return run_.place(cell, digit, forced);
  }

  bool retreat_to(int depth) {
    while (run_.depth() > depth) {
      const Cell cell = placed_[static_cast<std::size_t>(run_.depth() - 1)];
      const Digit digit = *board_[cell];
      board_.clear(cell);
      if (!run_.retreat(cell, digit)) return false;
    }
    return true;
  }

  DigitBoards boards_;
  Grid board_;
  std::array<Cell, kCellCount> placed_{};  // by the search, in order
  SearchRun<kWatched>& run_;
};

}  // namespace

SearchResult searches::singles(const Puzzle& puzzle, const SearchOptions& options) {
  return run_search<Singles>(puzzle, options);
}

}  // namespace nonet
