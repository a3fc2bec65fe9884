#pragma once
// Colour clusters: the places of a digit that strong links tie together, in two colours. Where a
// house has just two places for the digit they get different colours; then all cells of one colour
// hold the digit and none of the other, or the other way round.

#include <array>
#include <cstddef>

#include "logic/logic_board.hpp"

namespace nonet::logic {

struct ColourCluster {
  std::array<CellSet, 2> colours;

  CellSet cells() const { return colours[0] | colours[1]; }
};

/// At most 40 clusters: each has two cells or more.
struct ColourClusters {
  std::array<ColourCluster, 40> clusters;
  std::size_t count = 0;

  const ColourCluster* begin() const { return clusters.data(); }
  const ColourCluster* end() const { return clusters.data() + count; }
};

ColourClusters colour(const Board& board, Digit digit);

/// The cells that see some cell of a set.
CellSet seen_by_any(CellSet cells);

/// Whether two cells of the set see each other.
bool any_see_each_other(CellSet cells);

}  // namespace nonet::logic
