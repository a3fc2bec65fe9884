#pragma once
// Almost locked sets: n cells of a house that have n + 1 digits between them. Whichever of the
// digits leaves the set, all others are locked in it.
//
// A digit x that two sets have is their restricted common when all its cells in one see all its
// cells in the other: then only one of the sets can have it, and the other is locked.

#include <array>
#include <span>
#include <vector>

#include "logic/logic_board.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

struct AlmostLockedSet {
  House house = House(0);
  CellSet cells;
  DigitSet digits;
  std::array<CellSet, kDigitCount> seen;  // for each of its digits: what sees all its cells here

  CellSet seen_by(Digit digit) const { return seen[static_cast<std::size_t>(digit.index())]; }
};

/// All of one to `most` cells, each once, small ones first.
std::vector<AlmostLockedSet> find_almost_locked_sets(const Board& board, int most);

/// The digits of which only one of two sets can have one. Sets that share a cell have none.
DigitSet restricted_commons(const Board& board, const AlmostLockedSet& a, const AlmostLockedSet& b);

/// The chain along sets of which each has a restricted common with the next: when the first lacks
/// `end`, it has the common, so the next one lacks it, and so on, until the last has `end`.
Chain chain_along(const Board& board, std::span<const AlmostLockedSet* const> sets,
                  std::span<const Digit> commons, Digit end);

}  // namespace nonet::logic
