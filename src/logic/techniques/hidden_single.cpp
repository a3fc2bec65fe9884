// Hidden single: the only place of a digit in a house.

#include "core/nine_bits.hpp"
#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kHiddenSingleAliases[] = {"Unique Candidate", "Pinned Digit"};
constexpr double kInBox = 1.2, kInLine = 1.5;

bool find_hidden_single(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (House house : kBoxesColumnsRows) {
    const bool in_box = house.kind() == House::Kind::box;
    for (Digit digit : sink.changed().digits) {
      const unsigned places = board.places(digit, house);
      if (!is_one_bit(places)) continue;
      const Cell cell = cell_at(house, std::countr_zero(places));
      Step& step = sink.draft(self, in_box ? kInBox : kInLine);
      step.digits = DigitSet::only(digit);
      step.placements.emplace_back(cell, digit);
      if (sink.wants_pattern()) {
        step.cells.push_back(cell);
        step.houses.push_back(house);
        step.marks.push_back({{cell, digit}});
      }
      if (sink.offer()) return true;
    }
  }
  return false;
}

}  // namespace

extern const TechniqueEntry kHiddenSingle{
    .info = {.key = "hidden-single",
             .name = "Hidden Single",
             .aliases = kHiddenSingleAliases,
             .family = TechniqueFamily::singles,
             .rating = kInBox,
             .level = Level::easy,
             .score = 14,
             .explanation =
                 "Each house needs every digit. When all open cells of a house but one see "
                 "a digit already, that one takes it, whatever other candidates it has.",
             .example =
                 ".4.2...6.2718.3.......9....3.6....9....4..........7.32.83....2...4......71.9"
                 ".8..."},
    .reason =
        "{cell1} is the only cell of {house1} that can still be {digit}: every other open cell "
        "of {house1} sees one, or has lost it.",
    .find = find_hidden_single};

}  // namespace nonet::logic
