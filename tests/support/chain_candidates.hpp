#pragma once
// Boards of the chains' tests, written by row, column and digit, each counted from 1.

#include <array>
#include <initializer_list>

#include "logic/chains/chain_board.hpp"

namespace nonet::chains {

inline CandidateId candidate(int row, int column, int digit) {
  return candidate_at(9 * (row - 1) + column - 1, digit - 1);
}

inline ChainBoard board_of(std::initializer_list<std::array<int, 3>> candidates) {
  ChainBoard board;
  for (const auto [row, column, digit] : candidates)
    board.add(9 * (row - 1) + column - 1, digit - 1);
  return board;
}

}  // namespace nonet::chains
