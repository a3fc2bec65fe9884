// XYZ-wing: a pivot of three candidates and two bivalue pincers.

#include "logic/techniques/bent_wing_search.hpp"

namespace nonet::logic {

namespace {

bool find_xyz_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_bent_wing(self, board, 3, sink);
}

}  // namespace

extern const TechniqueEntry kXyzWing{
    .info = {.key = "xyz-wing",
             .name = "XYZ-Wing",
             .family = TechniqueFamily::wings,
             .rating = 4.4,
             .level = Level::hard,
             .score = 180,
             .explanation =
                 "A pivot with three candidates XYZ sees one cell XZ and another YZ. If the pivot "
                 "is X or Y, one of the pincers becomes Z; else it is Z itself. A cell that sees "
                 "all three cannot be Z.",
             .example = ":0000:x:96841...225368.4.1471.32...716253..4594768..33821946..1.9.76.488."
                        "5.4....64782....:"
                        "517 937 938 377 387 388:::"},
    .reason =
        "If {cell1} is not {digit} itself, {cell2} or {cell3} loses its other candidate to it and "
        "is "
        "left with {digit}. One of {cells} is {digit} in any case.",
    .find = find_xyz_wing};

}  // namespace nonet::logic
