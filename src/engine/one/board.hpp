#pragma once
// Board: the candidates of the 81 cells, and which cell lies in which layer and lane.
//
// The board is three layers of 27 cells. A layer holds one cell of every minirow, and layer s of
// minirow x takes the cell in column (x + s) mod 3 of the box:
//
//        a box              layer 0      layer 1      layer 2
//     x=0  0 1 2            0 . .        . 1 .        . . 2
//     x=1  2 0 1            . 0 .        . . 1        2 . .
//     x=2  1 2 0            . . 0        1 . .        . 2 .
//
// So an OR over the three layers is an OR over the cells of each minirow, in place. The three cells
// of a minicolumn lie in different layers as well, each with another x: turning layer s back by s
// within the boxes brings them together. Rows and columns thus cost no and two shuffles.
//
// (band, stack, x) names a lane: box row, box column and minirow within the box.

#include "engine/one/lanes.hpp"

namespace nonet::NONET_ISA::one {

inline constexpr int kLayers = 3;
inline constexpr int kParts = kLaneCount >= 27 ? 1 : 3;  ///< vectors in a layer

struct Layer {
  Lanes part[kParts];
};
struct Board {
  Layer layer[kLayers];
};

struct Place {
  int band, stack, x;
};

constexpr int column_in_box(int layer, Place place) {
  return (place.x + layer) % 3;
}

/// The cell of a lane, 0 to 80.
constexpr int cell_at(int layer, Place place) {
  return 9 * (3 * place.band + place.x) + 3 * place.stack + column_in_box(layer, place);
}

// What can be guessed: that a digit lies in one minirow of a band, or one minicolumn of a stack.
// Bands are numbered 0 to 2, stacks as 3 to 5. `i` and `j` are the minirow and the stack of its
// box, or the band of the box and the minicolumn.

/// Whether the lane lies in it.
constexpr bool lies_in(int band, int i, int j, int layer, Place place) {
  if (band < 3) return place.band == band && place.x == i && place.stack == j;
  return place.stack == band - 3 && place.band == i && column_in_box(layer, place) == j;
}

/// Whether the lane cannot hold the digit when it lies there: the rest of the box, and of the row
/// or column within the band or stack.
constexpr bool is_rival_of(int band, int i, int j, int layer, Place place) {
  if (band < 3) return place.band == band && (place.x == i) != (place.stack == j);
  return place.stack == band - 3 && (place.band == i) != (column_in_box(layer, place) == j);
}

}  // namespace nonet::NONET_ISA::one
