// Unique rectangle type 6: two opposite corners are plain, and one of the digits has no place in
// both rows, or both columns, but the rectangle: it stands crosswise. In the corners with more
// candidates it would leave the plain ones the other digit.

#include "logic/step_sink.hpp"
#include "logic/techniques/open_rectangles.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

bool find_unique_rectangle_6(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_open_rectangle(board, [&](const Rectangle& rectangle, Digit a, Digit b) {
    const auto plain = [&](std::size_t i) {
      return board.candidates(rectangle.corners[i]).size() == 2;
    };
    for (std::size_t roof : {0u, 1u}) {
      if (plain(roof) || plain(opposite(roof))) continue;
      if (!plain(beside(roof)) || !plain(below(roof))) continue;
      for (const auto& [locked, other] : {std::pair{a, b}, std::pair{b, a}}) {
        const bool rows = locked_in_row(board, rectangle, roof, locked) &&
                          locked_in_row(board, rectangle, opposite(roof), locked);
        const bool columns = locked_in_column(board, rectangle, roof, locked) &&
                             locked_in_column(board, rectangle, opposite(roof), locked);
        if (!rows && !columns) continue;
        const Cell first = rectangle.corners[roof], second = rectangle.corners[opposite(roof)];
        Step& step = sink.draft(self);
        step.digits = DigitSet{locked, other};
        step.eliminations.emplace_back(first, locked);
        step.eliminations.emplace_back(second, locked);
        if (sink.wants_pattern()) {
          step.cells = {first, second, rectangle.corners[beside(roof)],
                        rectangle.corners[below(roof)]};
          if (rows)
            step.houses = {House::row(first.row()), House::row(second.row())};
          else
            step.houses = {House::column(first.column()), House::column(second.column())};
          for (Cell cell : step.cells) {
            step.marks.push_back({{cell, other}});
            step.marks.push_back({{cell, locked}, Role::pivot});
          }
        }
        if (sink.offer()) return true;
      }
    }
    return false;
  });
}

constexpr std::string_view kUniqueRectangle6Aliases[] = {"Uniqueness Test 6", "UR Type 6"};

}  // namespace

extern const TechniqueEntry kUniqueRectangle6{
    .info =
        {.key = "unique-rectangle-6",
         .name = "Unique Rectangle Type 6",
         .aliases = kUniqueRectangle6Aliases,
         .family = TechniqueFamily::uniqueness,
         .level = Level::hard,
         .score = 100,
         .needs_uniqueness = true,
         .explanation =
             "Four cells in two rows, two columns and two boxes have the same two candidates; "
             "two opposite corners have no others. In both rows (or both columns) one of the "
             "digits has no places but the rectangle, so it stands in two opposite corners. In "
             "the corners with more candidates it would leave the other digit for the plain "
             "ones: the four cells could be exchanged and the puzzle would have two solutions.",
         .example =
             ":0000:x:3..8+4.+96+77.869....+6947.+18.5+8.7.5..4+6.+49.+76+5+8.+5+6+3+1+8+4+7+92+9+"
             "8..+6.2..43..1.6.+8.+76..8..9:513 122 327 128 329 576 378 179 586 197 398:::"},
    .reason =
        "In {house1} and {house2}, {struck} can only be in these four cells, so it stands "
        "crosswise. In {cell1} and {cell2} it would leave {cell3} and {cell4} the other digit, and "
        "exchanging {digits} would give a second solution.",
    .find = find_unique_rectangle_6};

}  // namespace nonet::logic
