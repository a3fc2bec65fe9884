// Unique rectangle type 5: the corners beyond the plain ones all have the same one digit more, and
// two of them lie crosswise or there are three. (Two beside each other are type 2.)

#include "logic/step_sink.hpp"
#include "logic/techniques/open_rectangles.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

bool offer(const TechniqueEntry& self, const Board& board, const Rectangle& rectangle,
           DigitSet pair, CellSet roofs, Digit extra, StepSink& sink) {
  const CellSet struck = board.cells(extra) & common_peers(roofs);
  if (struck.empty()) return false;
  Step& step = sink.draft(self);
  step.digits = pair;
  strike(step, struck, extra);
  if (sink.wants_pattern()) {
    for (Cell cell : rectangle.corners) {
      step.cells.push_back(cell);
      for (Digit digit : pair) step.marks.push_back({{cell, digit}});
    }
    mark(step, roofs, extra, Role::extra);
  }
  return sink.offer();
}

bool find_unique_rectangle_5(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_open_rectangle(board, [&](const Rectangle& rectangle, Digit a, Digit b) {
    const DigitSet pair{a, b};
    CellSet roofs;
    DigitSet extras;
    for (Cell cell : rectangle.corners) {
      const DigitSet more = board.candidates(cell) - pair;
      if (more.empty()) continue;
      roofs.insert(cell);
      extras |= more;
    }
    if (extras.size() != 1) return false;
    const bool crosswise = roofs.size() == 2 && !all_see_each_other(roofs);
    return (crosswise || roofs.size() == 3) &&
           offer(self, board, rectangle, pair, roofs, extras.first(), sink);
  });
}

constexpr std::string_view kUniqueRectangle5Aliases[] = {"Uniqueness Test 5", "UR Type 5"};

}  // namespace

extern const TechniqueEntry kUniqueRectangle5{
    .info = {.key = "unique-rectangle-5",
             .name = "Unique Rectangle Type 5",
             .aliases = kUniqueRectangle5Aliases,
             .family = TechniqueFamily::uniqueness,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "Four cells in two rows, two columns and two boxes have the same two candidates, "
                 "and two opposite corners or three of them have one digit more, the same for all. "
                 "If none of these held it, the four cells could exchange their two digits, and "
                 "the puzzle would have two solutions. So one of them does, and a cell that sees "
                 "all of them cannot.",
             .example = ":0000:x:.4..9.1.+3+9.+1.+3...+435...1+7.9.89+31+2675..7+95+4+83+11+3+5"
                        "6+8+7+94+2..+32.+94.+8..+4.73.+9+689....+3.+7:211 516 218 228 233 671 "
                        "672 584 287 293 598::"},
    .reason =
        "If none of {extra} were {extra_digits}, {cells} would hold only {digits} and could "
        "exchange them: the puzzle would have two solutions. So one of {extra} is {extra_digits}.",
    .find = find_unique_rectangle_5};

}  // namespace nonet::logic
