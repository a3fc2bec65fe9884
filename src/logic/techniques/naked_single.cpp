// Naked single: the last candidate of a cell.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kNakedSingleAliases[] = {"Sole Candidate", "Forced Digit"};

bool find_naked_single(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (Cell cell : board.open()) {
    const DigitSet digits = board.candidates(cell);
    if (digits.size() != 1) continue;
    Step& step = sink.draft(self);
    step.digits = digits;
    step.placements.emplace_back(cell, digits.first());
    if (sink.wants_pattern()) {
      step.cells.push_back(cell);
      step.marks.push_back({{cell, digits.first()}});
    }
    if (sink.offer()) return true;
  }
  return false;
}

}  // namespace

extern const TechniqueEntry kNakedSingle{
    .info = {.key = "naked-single",
             .name = "Naked Single",
             .aliases = kNakedSingleAliases,
             .family = TechniqueFamily::singles,
             .rating = 2.3,
             .level = Level::easy,
             .score = 4,
             .explanation =
                 "When the row, column and box of a cell, or earlier eliminations, leave it "
                 "a single candidate, the cell takes it.",
             .example = ":0000:x:.....2........3.122.3145.....24.......43..2...1.2....6..5827......"
                        "6345276275....8:"
                        ":::"},
    .reason =
        "{digit} is the only candidate left in {cell1}: every other digit stands in a cell that "
        "{cell1} sees, or was ruled out there.",
    .find = find_naked_single};

}  // namespace nonet::logic
