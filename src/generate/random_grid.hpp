#pragma once
// random_grid(): a full grid, each of the 6,670,903,752,021,072,936,960 as likely as the others.
//
// The usual ways, such as a search with shuffled choices, prefer some grids. This one draws parts
// of a grid that do not depend on each other and throws them away unless they fit, which leaves all
// grids equally likely. So that it need not throw away much, the parts are sets, not digits:
//
//        s1  s2  s3      Box 1 is filled, as digits are renamed at the end. Each band is told by
//      +---+---+---+     the row sets of its first box and their split over the other two (56);
//   b1 | 1 | 2 | 3 |     each stack likewise by columns. Boxes 2, 3, 4 and 7 always can be filled:
//      +---+---+---+     their other partition is drawn from the 36 that cross.
//   b2 | 4 | 5 | 6 |
//      +---+---+---+     Boxes 5, 6, 8 and 9 get both of theirs from splits, so these must cross.
//   b3 | 7 | 8 | 9 |     Of the splits of a stack or band those that fit are known, say n of at
//      +---+---+---+     most m: one of them is taken with n/m, else all begins anew. "All" is what
//                        keeps it fair; drawing that split again would favour the tight places.
//
// About twelve beginnings and a microsecond. Each set of parts stands for 6^4 grids, by the order
// of rows in the lower bands and of columns in the right stacks, of which one is drawn.

#include "core/random.hpp"
#include "nonet/grid.hpp"

namespace nonet::generate {

Grid random_grid(Random& random);

}  // namespace nonet::generate
