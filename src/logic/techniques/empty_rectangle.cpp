// Empty rectangle: a box whose places for a digit form a cross of a row and a column, and a strong
// link that ends on an arm of it.
//
//      . . x |          the box has the digit on its row arm or on its column arm:
//      . . x |          B lies on the row arm's line. If the digit is on the column arm, it is not
//      at x x . |. . B     the target; if on the row arm, B is not it, so A is, and again not the
//      target.
//     -------+------
//          T |    A

#include <bit>

#include "core/nine_bits.hpp"
#include "logic/step_sink.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

struct EmptyCross {
  House box, row, column;  // all places of the box lie on the row or the column
};

// `along`: the arm whose line holds the near end of the link; `across`: the other arm, whose line
// holds the target.
bool offer(const TechniqueEntry& self, const Board& board, Digit digit, const EmptyCross& cross,
           House along, House across, StepSink& sink) {
  const bool rows = along.kind() == House::Kind::row;
  for (Cell near : (board.cells(digit) & set_of(along)) - set_of(cross.box)) {
    const House link = rows ? House::column(near.column()) : House::row(near.row());
    const unsigned places = board.places(digit, link);
    if (bit_count(places) != 2) continue;
    const CellSet far_set = (board.cells(digit) & set_of(link)) - CellSet::only(near);
    const Cell far = far_set.first();
    const Cell target =
        rows ? Cell::at(far.row(), across.number()) : Cell::at(across.number(), far.column());
    if (!board.has(target, digit) || target.box() == cross.box.number()) continue;
    Step& step = sink.draft(self);
    step.digits = DigitSet::only(digit);
    strike(step, CellSet::only(target), digit);
    if (sink.wants_pattern()) {
      const CellSet in_box = board.cells(digit) & set_of(cross.box);
      const CellSet arm = in_box & set_of(along);
      step.cells = {near, far};
      step.houses = {cross.box, link};
      step.covers = {along, across};
      mark(step, in_box, digit);
      mark(step, CellSet::only(near) | far_set, digit, Role::pivot);
      step.chains.push_back(ChainDraft(digit, in_box - arm)
                                .by_house(cross.box, digit, arm)
                                .by_house(along, digit, near)
                                .by_house(link, digit, far)
                                .take());
    }
    if (sink.offer()) return true;
  }
  return false;
}

bool find_empty_rectangle(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (Digit digit : DigitSet::all())
    for (int b = 0; b < 9; ++b) {
      const House box = House::box(b);
      const CellSet in_box = board.cells(digit) & set_of(box);
      if (in_box.size() < 2) continue;
      for (int arms = 0; arms < 9; ++arms) {
        const House row = House::row(3 * (b / 3) + arms / 3);
        const House column = House::column(3 * (b % 3) + arms % 3);
        const CellSet on_row = in_box & set_of(row), on_column = in_box & set_of(column);
        if ((on_row | on_column) != in_box) continue;
        if ((on_row - on_column).empty() || (on_column - on_row).empty()) continue;
        const EmptyCross cross{box, row, column};
        if (offer(self, board, digit, cross, row, column, sink) ||
            offer(self, board, digit, cross, column, row, sink))
          return true;
      }
    }
  return false;
}

constexpr std::string_view kEmptyRectangleAliases[] = {"ER", "Hinge"};

}  // namespace

extern const TechniqueEntry kEmptyRectangle{
    .info = {.key = "empty-rectangle",
             .name = "Empty Rectangle",
             .aliases = kEmptyRectangleAliases,
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 120,
             .explanation =
                 "In a box, all places of a digit lie in one row and one column, so the four cells "
                 "beside this cross are empty of it. Outside the box, a line has just two places "
                 "for the digit, and one of them lies on an arm of the cross. Whichever arm of the "
                 "cross holds the digit, the cell that sees the other arm and the far place of the "
                 "line cannot.",
             .example = ":0000:x:+2.8.6+53+19.53+1..+26+76.+1.+32+4+8+5..+7.+5.1+2+6.3+62.+79+58."
                        "256..+7+4+3+7+19..+6+53+2+36+257+1+8+9+4+5+84.+2.+6+71:946:::"},
    .reason =
        "In {house1}, {digit} stands in {cover1} or in {cover2}. If it is in {cover1}, it is not "
        "{cell1}, and {house2} has it at {cell2}; otherwise the box has it in {cover2}. Either way "
        "a cell of {cover2} that sees {cell2} cannot have it.",
    .find = find_empty_rectangle};

}  // namespace nonet::logic
