// The last empty cell of a house.

#include "core/nine_bits.hpp"
#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kLastCellAliases[] = {"Full House", "Last Digit",
                                                 "Naked Single in a house"};

bool find_last_cell(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (House house : kBoxesColumnsRows) {
    const unsigned open = board.open_places(house);
    if (!is_one_bit(open)) continue;
    const Cell cell = cell_at(house, std::countr_zero(open));
    const DigitSet digits = board.candidates(cell);
    if (digits.size() != 1) continue;
    Step& step = sink.draft(self);
    step.digits = digits;
    step.placements.emplace_back(cell, digits.first());
    if (sink.wants_pattern()) {
      step.cells.push_back(cell);
      step.houses.push_back(house);
      step.marks.push_back({{cell, digits.first()}});
    }
    if (sink.offer()) return true;
  }
  return false;
}

}  // namespace

extern const TechniqueEntry kLastCell{
    .info = {.key = "last-cell",
             .name = "Last Cell",
             .aliases = kLastCellAliases,
             .family = TechniqueFamily::singles,
             .rating = 1.0,
             .level = Level::easy,
             .score = 4,
             .explanation = "When eight cells of a row, column or box are filled, the ninth takes "
                            "the digit that is missing.",
             .example = ":0000:x:..6....35............98.....4.3.86.798.647523367.9.4.87.3........"
                        "8....54...5...8."
                        "::::"},
    .reason =
        "{cell1} is the last open cell of {house1}, and {digit} is the digit that {house1} lacks.",
    .find = find_last_cell};

}  // namespace nonet::logic
