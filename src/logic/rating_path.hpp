#pragma once
// RatingPath: the path by which a puzzle is rated, exactly that of Sudoku Explainer 1.2.1. A greedy
// loop: the producers are tried in a fixed order, the first step that any of them offers is
// applied, and the next step begins at the top again. docs/rating.md tells the order and its
// quirks.
//
//   RatingPath path(/*wants_pattern=*/false);
//   path.start(Board(puzzle));
//   while (const Step* step = path.next({})) ...
//   path.board().solved();

#include <span>
#include <vector>

#include "logic/chains/chain_finder.hpp"
#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

class RatingPath {
 public:
  /// Steps carry their pattern only when wanted: ratings are quicker without.
  explicit RatingPath(bool wants_pattern) : found_(wants_pattern) {}

  /// From here on only these techniques; none listed means all of them.
  void restrict_to(std::span<const Technique> techniques);
  /// Begins at a position. `one_solution`: it is proved that there is just one, so that the
  /// techniques that rest on it may be used.
  void start(const Board& board, bool one_solution = true);

  /// The next step, already applied to board(); nullptr when it is solved, when no technique
  /// applies, or when a bound came first. Valid until the next call.
  const Step* next(const Bounds& bounds);

  const Board& board() const { return board_; }

 private:
  // Passes on the steps whose technique is allowed.
  class Filter;

  Board board_{Puzzle()};
  bool one_solution_ = true;
  std::vector<Technique> allowed_;
  FirstStep found_;
  ChainFinder chains_;
};

}  // namespace nonet::logic
