#pragma once
// PlainLinks: the links of a board that need no other consequence, as lists, so that a search from
// many sources reads them instead of finding them again:
//
//   weak    what goes off when a candidate is on: the other digits of its cell (ascending), then
//           the digit's other places in the box, the row, the column (by position; each once)
//   strong  what comes on when a candidate is off: the other one of two in its cell, then of two in
//           the box, the row, the column (one that shares two houses comes twice)
//
// Both are symmetric. The order is part of the rating scale.

#include <span>
#include <vector>

#include "logic/chains/chain_board.hpp"

namespace nonet::chains {

/// Which links a search may use.
enum class Links : std::uint8_t {
  x,   ///< within one digit
  y,   ///< strong ones only within cells
  xy,  ///< all
};

struct StrongLink {
  CandidateId candidate;
  std::uint8_t through;  ///< a house, or kThroughCell
};

class PlainLinks {
 public:
  void build(const ChainBoard& board);

  /// The candidate must be on the board.
  std::span<const CandidateId> weak(int candidate, Links links) const {
    const Lists& lists = lists_[static_cast<std::size_t>(candidate)];
    const std::size_t from = links == Links::x ? lists.weak_houses : lists.weak_cell;
    return std::span(weak_).subspan(from, lists.weak_end - from);
  }
  std::span<const StrongLink> strong(int candidate, Links links) const {
    const Lists& lists = lists_[static_cast<std::size_t>(candidate)];
    const std::size_t from = links == Links::x ? lists.strong_in_cell : 0;
    const std::size_t end = links == Links::y ? lists.strong_in_cell : lists.strong_count;
    return std::span(lists.strong).subspan(from, end - from);
  }

 private:
  struct Lists {
    std::uint16_t weak_cell, weak_houses, weak_end;  ///< in weak_
    std::uint8_t strong_in_cell, strong_count;
    std::array<StrongLink, 4> strong;
  };
  void link(const ChainBoard& board, int cell, int digit);

  std::array<Lists, kCandidateCount> lists_;
  std::vector<CandidateId> weak_;
};

}  // namespace nonet::chains
