#include "logic/techniques/colour_clusters.hpp"

#include <bit>

#include "core/nine_bits.hpp"

namespace nonet::logic {

namespace {

// The other places of the digit that a strong link ties to a cell.
CellSet linked_to(const Board& board, Digit digit, Cell cell) {
  CellSet linked;
  for (House house : houses_of(cell))
    if (bit_count(board.places(digit, house)) == 2) linked |= board.cells(digit) & set_of(house);
  linked.erase(cell);
  return linked;
}

}  // namespace

ColourClusters colour(const Board& board, Digit digit) {
  ColourClusters found;
  CellSet left = board.cells(digit);
  while (!left.empty()) {
    ColourCluster cluster;
    CellSet fresh = CellSet::only(left.first());
    for (std::size_t colour = 0; !fresh.empty(); colour ^= 1) {
      cluster.colours[colour] |= fresh;
      CellSet next;
      for (Cell cell : fresh) next |= linked_to(board, digit, cell);
      fresh = next - cluster.cells();
    }
    left -= cluster.cells();
    if (!cluster.colours[1].empty()) found.clusters[found.count++] = cluster;
  }
  return found;
}

CellSet seen_by_any(CellSet cells) {
  CellSet seen;
  for (Cell cell : cells) seen |= peer_set(cell);
  return seen;
}

bool any_see_each_other(CellSet cells) {
  return !(seen_by_any(cells) & cells).empty();
}

}  // namespace nonet::logic
