// Hidden rectangle: a corner has just the two digits, and one of them has no place in the opposite
// corner's row and column but the rectangle. The other digit there would complete a deadly one.

#include "logic/step_sink.hpp"
#include "logic/techniques/open_rectangles.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

bool offer(const TechniqueEntry& self, const Rectangle& rectangle, std::size_t floor, Digit locked,
           Digit struck, StepSink& sink) {
  const Cell target = rectangle.corners[opposite(floor)];
  Step& step = sink.draft(self);
  step.digits = DigitSet{locked, struck};
  strike(step, CellSet::only(target), struck);
  if (sink.wants_pattern()) {
    // The plain corner, those in the row and the column of the one that is struck, and that.
    step.cells = {rectangle.corners[floor], rectangle.corners[below(floor)],
                  rectangle.corners[beside(floor)], target};
    step.houses = {House::row(target.row()), House::column(target.column())};
    for (Cell cell : step.cells) {
      if (cell != target) step.marks.push_back({{cell, struck}});
      step.marks.push_back({{cell, locked}, cell == step.cells[0] ? Role::base : Role::pivot});
    }
  }
  return sink.offer();
}

bool find_hidden_rectangle(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_open_rectangle(board, [&](const Rectangle& rectangle, Digit a, Digit b) {
    for (std::size_t floor = 0; floor < 4; ++floor) {
      if (board.candidates(rectangle.corners[floor]).size() != 2) continue;
      const std::size_t target = opposite(floor);
      for (const auto& [locked, struck] : {std::pair{a, b}, std::pair{b, a}})
        if (locked_in_row(board, rectangle, target, locked) &&
            locked_in_column(board, rectangle, target, locked) &&
            offer(self, rectangle, floor, locked, struck, sink))
          return true;
    }
    return false;
  });
}

constexpr std::string_view kHiddenRectangleAliases[] = {"Hidden Unique Rectangle", "HUR"};

}  // namespace

extern const TechniqueEntry kHiddenRectangle{
    .info = {.key = "hidden-rectangle",
             .name = "Hidden Rectangle",
             .aliases = kHiddenRectangleAliases,
             .family = TechniqueFamily::uniqueness,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "Four cells in two rows, two columns and two boxes all have the same two "
                 "candidates, and one corner has nothing else. In the row and in the column of the "
                 "opposite corner, one of the two digits has no places but the rectangle. If that "
                 "corner had the other digit, all four would be forced to hold the two crosswise, "
                 "and exchanging them would give a second solution. A puzzle with one solution "
                 "excludes that.",
             .example = ":0000:x:+2.8.6+53+19.53+1..+26+76.+1.+32+4+8+5..+7.+5.1+2+6.3+62.+79+58."
                        "256..+7+4+3+7+19..+6+53+2+36+257+1+8+9+4+5+84.+2.+6+71::::"},
    .reason =
        "If {cell4} were {struck}, {pivot_digits} would have to go to {cell2} in {house1} and to "
        "{cell3} in {house2}, and {cell1} would be {struck}. These four cells could then exchange "
        "{digits}, and the puzzle would have two solutions.",
    .find = find_hidden_rectangle};

}  // namespace nonet::logic
