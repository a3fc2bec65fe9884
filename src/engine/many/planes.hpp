#pragma once
// The planes: 256 Sudoku positions side by side, one bit each ("bit-slicing").
//
// A plane is one yes-or-no question about a position, answered for all lanes at once:
//
//                     lane 0   1   2   3  ...                     255
//   box 4, digit 7, cell 0   1   0   1   1  ...                      0    "can r4c4 be 7?"
//   box 4, digit 7, cell 1   0   0   1   0  ...                      1    "can r4c5 be 7?"
//
// so `a & b` asks two questions at once of 256 puzzles, in one instruction where vectors have 256
// bits. Cells are numbered within their box and boxes within the grid, both in row-major order:
//
//          box 0   box 1   box 2            cell 0  cell 1  cell 2   minirow 0
//          box 3   box 4   box 5    each:   cell 3  cell 4  cell 5   minirow 1
//          box 6   box 7   box 8            cell 6  cell 7  cell 8   minirow 2
//                                         minicolumn 0    1       2
//
// The three kinds of derived planes may lag behind the candidates, but only on the safe side: they
// are never 0 where the candidates say 1.
//
// How the planes of nine digits lie is for the kernel to choose: one after the other or, where a
// register holds two of them, in pairs beside each other (digit_vector.hpp). The partner of the
// last digit is none: its planes are 0 and stay so, as no rule of a round sets a bit. All of it
// together is 41 KB, or 46 in pairs, so that a round works from the first-level cache or close to
// it.

#include <cstdint>

#include "engine/many/lane_mask.hpp"

namespace nonet::engine::many {

/// One bit for each lane. The compilers' own vector type: where the machine has no vectors of this
/// width, they split it. Use it by reference outside of kernels.
using Vec = std::uint64_t __attribute__((vector_size(32), may_alias));

/// Planes of nine digits at `kPlaces` places each, in the order of the kernel, which may need room
/// for a tenth.
template <int kPlaces>
struct alignas(64) PlanesOfDigits {
  static constexpr int kPlacesEach = kPlaces;
  Vec at[10 * kPlaces];
};

/// For each box: the digit is still possible in the cell.
struct CandidatePlanes {
  PlanesOfDigits<9> box[9];
};

/// For each box: the digit is possible somewhere in that minirow or minicolumn.
struct MiniPlanes {
  PlanesOfDigits<3> rows[9];
  PlanesOfDigits<3> columns[9];
};

struct Planes {
  CandidatePlanes candidates;
  MiniPlanes minis;
  Vec open[9][9];  ///< [box][cell]: two or more candidates
};

}  // namespace nonet::engine::many
