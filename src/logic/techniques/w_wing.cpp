// W-wing: two cells with the same two candidates, bridged by a strong link of one of them.

#include <bit>

#include "logic/techniques/step_parts.hpp"
#include "logic/step_sink.hpp"

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
    if (std::popcount(places) != 2) continue;
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

constexpr std::string_view kAliases[] = {"Semi-Remote Naked Pair"};

}  // namespace

extern const TechniqueEntry kWWing{
    .info = {.key = "w-wing",
             .name = "W-Wing",
             .aliases = kAliases,
             .family = TechniqueFamily::wings,
             .level = Level::hard,
             .score = 150,
             .explanation =
                 "Two cells have the same two candidates but do not see each other. A house has "
                 "just two places for one of these digits, and each of them sees one of the two "
                 "cells. So that digit cannot be in both cells, since the house would have no place "
                 "for it; one of them has the other digit. A cell that sees both cannot have that.",
             .example = ":0000:x:..+4+19+83+6+23+6+9+2+758+141+2+8+3649+57.3+2.81.....+6..+2....9+14.+6.2.2+875+13...+6+45+8+2+9...+9+1+3+647+2+8+5:111 211 311 411 611 811 911 112 212 312 412 612 812 912 141 241 341 641 841 941 144 244 344 444 544 644 844 147 247 347 847 947 148 248 348 548 648 848 149 249 349 449 549 749 849 151 251 351 551 651 751 951 152 252 352 452 652 852 952 154 254 354 454 554 654 854 155 255 455 655 755 855 955 257 357 657 857 957 158 258 558 658 858 259 459 559 659 759 959 161 261 361 461 661 961 165 265 465 665 765 865 965 167 267 367 467 667 867 967 169 269 469 569 669 769 969 177 277 377 577 777 877 977 178 278 378 578 678 778 878 179 279 379 479 579 779 879 287 387 487 587 687 887 987 188 288 488 588 688 888 988 289 489 589 689 789 889 989:::"},
    .reason =
        "{cell1} and {cell4} both have {digits}. {house1} needs its {pivot_digits} at {cell2} or {cell3}, "
        "so {cell1} and {cell4} are not both {pivot_digits}: at least one of them is {struck}.",
    .find = find_w_wing};

}  // namespace nonet::logic
