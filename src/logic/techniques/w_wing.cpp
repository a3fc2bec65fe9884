// W-wing: two cells with the same two candidates, bridged by a strong link of one of them.

#include <bit>

#include "core/nine_bits.hpp"
#include "logic/step_sink.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

struct Bridge {
  House house;
  Cell near_a, near_b;  // the two places of the digit in the house: one sees each wing
};

bool offer(const TechniqueEntry& self, const Board& board, Cell a, Cell b, Digit bridged,
           const Bridge& bridge, Digit other, StepSink& sink) {
  const CellSet struck = board.cells(other) & peer_set(a) & peer_set(b);
  if (struck.empty()) return false;
  Step& step = sink.draft(self);
  step.digits = DigitSet{bridged, other};
  strike(step, struck, other);
  if (sink.wants_pattern()) {
    step.cells = {a, bridge.near_a, bridge.near_b, b};
    step.houses = {bridge.house};
    mark(step, board, a);
    mark(step, board, b);
    step.marks.push_back({{bridge.near_a, bridged}, Role::pivot});
    step.marks.push_back({{bridge.near_b, bridged}, Role::pivot});
    step.chains.push_back(ChainDraft(other, a)
                              .by_cell(bridged, a)
                              .by_house(shared_house(a, bridge.near_a), bridged, bridge.near_a)
                              .by_house(bridge.house, bridged, bridge.near_b)
                              .by_house(shared_house(bridge.near_b, b), bridged, b)
                              .by_cell(other, b)
                              .take());
  }
  return sink.offer();
}

// All houses whose two places of `bridged` are seen by a and b, one each.
bool try_bridges(const TechniqueEntry& self, const Board& board, Cell a, Cell b, Digit bridged,
                 Digit other, StepSink& sink) {
  if ((board.cells(other) & peer_set(a) & peer_set(b)).empty()) return false;
  for (int h = 0; h < kHouseCount; ++h) {
    const House house(h);
    const unsigned places = board.places(bridged, house);
    if (bit_count(places) != 2) continue;
    const Cell x = cell_at(house, std::countr_zero(places));
    const Cell y = cell_at(house, std::bit_width(places) - 1);
    if (x == a || x == b || y == a || y == b) continue;
    if (see_each_other(a, x) && see_each_other(b, y)) {
      if (offer(self, board, a, b, bridged, {house, x, y}, other, sink)) return true;
    } else if (see_each_other(a, y) && see_each_other(b, x)) {
      if (offer(self, board, a, b, bridged, {house, y, x}, other, sink)) return true;
    }
  }
  return false;
}

bool find_w_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  const CellSet bivalue = cells_with_count(board, 2);
  for (Cell a : bivalue)
    for (Cell b : bivalue) {
      if (b <= a || board.candidates(a) != board.candidates(b) || see_each_other(a, b)) continue;
      const Digit low = board.candidates(a).first();
      const Digit high = (board.candidates(a) - DigitSet::only(low)).first();
      if (try_bridges(self, board, a, b, low, high, sink) ||
          try_bridges(self, board, a, b, high, low, sink))
        return true;
    }
  return false;
}

constexpr std::string_view kWWingAliases[] = {"Semi-Remote Naked Pair"};

}  // namespace

extern const TechniqueEntry kWWing{
    .info =
        {.key = "w-wing",
         .name = "W-Wing",
         .aliases = kWWingAliases,
         .family = TechniqueFamily::wings,
         .level = Level::hard,
         .score = 150,
         .explanation =
             "Two cells have the same two candidates but do not see each other. A house has "
             "just two places for one of these digits, and each of them sees one of the two "
             "cells. So that digit cannot be in both cells, since the house would have no place "
             "for it; one of them has the other digit. A cell that sees both cannot have that.",
         .example = ":0000:x:..+4+19+83+6+23+6+9+2+758+141+2+8+3649+57.3+2.81.....+6..+2....9+14.+"
                    "6.2.2+875+13...+6+45+8+2+9...+9+1+3+647+2+8+5:551 751 959:::"},
    .reason =
        "{cell1} and {cell4} both have {digits}. {house1} needs its {pivot_digits} at {cell2} or "
        "{cell3}, "
        "so {cell1} and {cell4} are not both {pivot_digits}: at least one of them is {struck}.",
    .find = find_w_wing};

}  // namespace nonet::logic
