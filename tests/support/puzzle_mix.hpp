#pragma once
// A mixture of every kind of puzzle, in random order, so that neighbours can harm each other if
// anything can: minimal, easy, full, with few and with very many solutions, with a given changed,
// with clashing givens, with hardly a given at all, and the empty grid.

#include <vector>

#include "nonet/grid.hpp"
#include "support/random_draw.hpp"

namespace nonet::test {

/// `boards` boards, some ten puzzles of each; the first is the empty grid.
std::vector<Grid> make_puzzle_mix(int boards, RandomDraw& draw);

}  // namespace nonet::test
