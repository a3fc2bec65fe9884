#pragma once
// Boards of the chains' tests, written by row, column and digit, each counted from 1.

#include <array>
#include <initializer_list>
#include <random>
#include <string_view>

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

/// A solution's digits and one in so many of the others, so that there are links of both kinds.
inline ChainBoard strewn_board(std::mt19937_64& random, unsigned one_in) {
  constexpr std::string_view kDigits =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  ChainBoard board;
  for (int candidate = 0; candidate < kCandidateCount; ++candidate) {
    const bool true_one = kDigits[static_cast<std::size_t>(candidate / 9)] == '1' + candidate % 9;
    if (true_one || random() % one_in == 0) board.add(candidate / 9, candidate % 9);
  }
  return board;
}

}  // namespace nonet::chains
