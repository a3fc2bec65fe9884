#pragma once
// Random puzzles for tests, the same for the same seed on every platform.
//
//   RandomDraw draw(7);
//   const Grid full = make_full_grid(draw);
//   const Grid puzzle = make_minimal_puzzle(full, draw);

#include <string>
#include <string_view>

#include "nonet/grid.hpp"
#include "nonet/puzzle.hpp"
#include "support/random_draw.hpp"

namespace nonet {

/// 81 characters, digits for givens and anything else for a blank; a shorter line ends in blanks.
Grid grid_of(std::string_view line);
std::string line_of(const Grid& grid);

/// A solved board.
Grid make_full_grid(RandomDraw& draw);

/// Takes away givens in random order as long as `full` stays the only solution.
Grid make_minimal_puzzle(const Grid& full, RandomDraw& draw);

/// Blanks `count` random filled cells.
Grid remove_digits(const Grid& grid, int count, RandomDraw& draw);

/// Fills `count` random blanks as `full` has them.
Grid restore_digits(const Grid& grid, const Grid& full, int count, RandomDraw& draw);

/// Changes one digit to another that breaks no rule: mostly no solution is left, sometimes others.
/// Returns the grid as it is where no digit can be changed so.
Grid spoil_digit(const Grid& grid, RandomDraw& draw);

/// Copies one digit into a peer that is blank or holds another digit: a conflict.
Grid make_conflict(const Grid& grid, RandomDraw& draw);

/// The puzzle with marks in the open cells: what the rules leave, less one candidate in `rarity`,
/// so that solutions may be lost, but that of `full` is kept.
Puzzle add_marks(const Grid& grid, const Grid& full, int rarity, RandomDraw& draw);

}  // namespace nonet
