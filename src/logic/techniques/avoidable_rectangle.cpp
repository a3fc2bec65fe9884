// Avoidable rectangles: rectangles of cells without a given, some of them filled already. Digits
// that could be exchanged there must not come about: the givens would not tell them apart.

#include "logic/step_sink.hpp"
#include "logic/techniques/rectangles.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

bool has_given(const Board& board, const Rectangle& rectangle) {
  for (Cell cell : rectangle.corners)
    if (board.given(cell)) return true;
  return false;
}

void draw(Step& step, const Board& board, const Rectangle& rectangle) {
  for (Cell cell : rectangle.corners) {
    step.cells.push_back(cell);
    if (const auto digit = board.digit(cell)) step.marks.push_back({{cell, *digit}});
  }
}

// Three corners are filled, two opposite ones alike: the fourth must not be as its opposite.
bool find_avoidable_1(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (const Rectangle& rectangle : kRectangles) {
    if (has_given(board, rectangle)) continue;
    for (std::size_t i = 0; i < 4; ++i) {
      const Cell open = rectangle.corners[i];
      const auto across = board.digit(rectangle.corners[opposite(i)]);
      const auto one = board.digit(rectangle.corners[beside(i)]);
      const auto two = board.digit(rectangle.corners[below(i)]);
      if (!across || !one || one != two || !board.has(open, *across)) continue;
      Step& step = sink.draft(self);
      step.digits = DigitSet{*across, *one};
      step.eliminations.emplace_back(open, *across);
      if (sink.wants_pattern()) draw(step, board, rectangle);
      if (sink.offer()) return true;
    }
  }
  return false;
}

// Two corners beside each other are filled; each open one has the digit of its opposite corner and
// one more, the same for both: one of them has that.
bool find_avoidable_2(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (const Rectangle& rectangle : kRectangles) {
    if (has_given(board, rectangle)) continue;
    for (std::size_t i = 0; i < 4; ++i)
      for (std::size_t k : {beside(i), below(i)}) {
        const Cell first = rectangle.corners[i], second = rectangle.corners[k];
        const auto for_first = board.digit(rectangle.corners[opposite(i)]);
        const auto for_second = board.digit(rectangle.corners[opposite(k)]);
        if (k < i || !for_first || !for_second) continue;
        if (!board.has(first, *for_first) || !board.has(second, *for_second)) continue;
        const DigitSet extra = board.candidates(first) - DigitSet::only(*for_first);
        if (extra.size() != 1 || extra != board.candidates(second) - DigitSet::only(*for_second))
          continue;
        const CellSet struck = board.cells(extra.first()) & peer_set(first) & peer_set(second);
        if (struck.empty()) continue;
        Step& step = sink.draft(self);
        step.digits = DigitSet{*for_first, *for_second};
        strike(step, struck, extra.first());
        if (sink.wants_pattern()) {
          draw(step, board, rectangle);
          step.marks.push_back({{first, *for_first}});
          step.marks.push_back({{second, *for_second}});
          step.marks.push_back({{first, extra.first()}, Role::extra});
          step.marks.push_back({{second, extra.first()}, Role::extra});
        }
        if (sink.offer()) return true;
      }
  }
  return false;
}

constexpr std::string_view kAvoidable1Aliases[] = {"Avoidable Rectangle"};

}  // namespace

extern const TechniqueEntry kAvoidableRectangle1{
    .info = {.key = "avoidable-rectangle-1",
             .name = "Avoidable Rectangle Type 1",
             .aliases = kAvoidable1Aliases,
             .family = TechniqueFamily::uniqueness,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "Four cells in two rows, two columns and two boxes, none of them a given. Three "
                 "are filled, and two opposite ones hold the same digit. If the fourth held the "
                 "digit of its opposite corner, the four could exchange their digits without "
                 "touching any given, and the puzzle would have two solutions.",
             .example = ":0000:x:..+4.+5+1+8+2.+5.8.+42....6.3+98.54...+2.5+4.7...4.+9+51.+4+56+1+"
                        "7+39+8+2+6+8+75+2+43+9+1..+5+917+64+81+49+8+362+7+5:341 342 351 352:::"},
    .reason =
        "None of {cells} is a given. With {struck} in the open one they would hold {digits} "
        "crosswise, and exchanging these would give a second solution.",
    .find = find_avoidable_1};

extern const TechniqueEntry kAvoidableRectangle2{
    .info = {.key = "avoidable-rectangle-2",
             .name = "Avoidable Rectangle Type 2",
             .family = TechniqueFamily::uniqueness,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "Four cells in two rows, two columns and two boxes, none of them a given. Two "
                 "beside each other are filled, and the two open ones could complete a crosswise "
                 "exchange but for one more candidate, the same in both. One of them has to hold "
                 "it, or the puzzle would have two solutions: a cell that sees both cannot.",
             .example = ":0000:x:9+54..+28+3+1+8+2+3+51+97+4+6+76+1.4.+95+2+2.5..+1+68+4...+2.5"
                        "+1+7317+8+4+6.2+9+5...1+5.3+2.+51+29+3.+46.3...24+5+1.:794::"},
    .reason =
        "None of {cells} is a given. If neither of {extra} were {extra_digits}, they would hold "
        "{digits} crosswise, and exchanging these would give a second solution. So one of {extra} "
        "is {extra_digits}.",
    .find = find_avoidable_2};

}  // namespace nonet::logic
