#pragma once
// least_board(): the least board that transforms make of a given one, and every way to reach it.
// For any board; a complete grid goes quicker by least_grid.hpp.

#include <array>
#include <cstdint>
#include <vector>

#include "nonet/grid.hpp"
#include "nonet/transform.hpp"
#include "symmetry/nibbles.hpp"
#include "symmetry/ties.hpp"

namespace nonet::symmetry {

/// A way to the least board, or several that differ only in what makes no difference: columns that
/// are tied may stand in any order, and so may rows of the source that are twins.
struct Way {
  Nibbles rows = 0;                ///< row i of the least board is this row of the source
  Nibbles columns = kNineInOrder;  ///< likewise
  Nibbles labels = 0;              ///< nibble d: what becomes of digit d; 0: it stands nowhere
  std::uint16_t used_rows = 0;     ///< of the source
  Ties ties = Ties::all();         ///< of the columns
  std::uint8_t next_label = 1;
  bool transposed = false;
};

/// Rows that are alike, and bands that are.
struct Twins {
  Nine sorted{};                            ///< the rows of the source so that twins are neighbours
  Ties ties;                                ///< between these
  std::array<std::int8_t, 9> row_before{};  ///< the twin before a row in this order, or -1
  std::array<std::int8_t, 3> band_before{};  ///< likewise
};

struct LeastBoard {
  Grid grid;
  std::vector<Way> ways;            ///< at least one
  std::array<Twins, 2> twins;       ///< of the source as it is, and of the transposed one
  std::uint32_t automorphisms = 1;  ///< how many transforms the ways stand for
};

/// With `one_label` every digit of the board counts as a 1.
LeastBoard least_board(const Grid& board, bool one_label = false);

/// The transform of a way. Digits that stand nowhere get the labels that are left, in order.
Transform transform_of(const Way& way);

}  // namespace nonet::symmetry
