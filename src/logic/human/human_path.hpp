#pragma once
// HumanPath: the path a person would take. Techniques by what a step of them costs on HoDoKu's
// scale, so named patterns before chains; of the steps of one technique the easiest and nearest.
// When no technique applies, forcing chains, and in the end a trial: it always arrives.
//
//   HumanPath path;
//   path.start(Board(puzzle), solution, /*one_solution=*/true);
//   while (const Step* step = path.next({})) ...

#include <vector>

#include "logic/chains/chain_finder.hpp"
#include "logic/human/step_choice.hpp"
#include "logic/logic_board.hpp"
#include "nonet/bounds.hpp"

namespace nonet::logic {

class HumanPath {
 public:
  /// From here on only these techniques (none listed: all of them), and no trials unless listed.
  void restrict_to(std::vector<Technique> techniques);

  /// Begins at a position, whose solution is known. `one_solution`: the givens are proved to have
  /// just one, so that the techniques that rest on it may be used.
  void start(const Board& board, const Grid& solution, bool one_solution);

  /// The next step, already applied to board(); nullptr when it is solved, when no technique
  /// applies, or when a bound came first. Valid until the next call.
  const Step* next(const Bounds& bounds);

  const Board& board() const { return board_; }

 private:
  bool find(const Bounds& bounds);

  Board board_{Puzzle()};
  Grid solution_;
  CellSet last_;  // cells that the last step changed
  StepChoice choice_;
  bool wants_forcing_ = true;  // any of the chains that are found level by level
  ChainFinder chains_;
};

}  // namespace nonet::logic
