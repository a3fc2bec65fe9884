// Sue de Coq, found by the forum user of that name: where a box and a line cross, two or three
// cells with at least two digits more than cells, and cells of the line and of the box that take
// these up, without a digit in common. As many digits as cells, each with room for one: all are
// locked.

#include "logic/step_sink.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

constexpr int kMostBeside = 4;  // cells of the line, cells of the box

struct Crossing {
  House box, line;
  CellSet middle, of_line, of_box;
};

bool offer(const TechniqueEntry& self, const Board& board, const Crossing& cross,
           DigitSet line_digits, DigitSet box_digits, StepSink& sink) {
  const CellSet all = cross.middle | cross.of_line | cross.of_box;
  Step& step = sink.draft(self);
  for (Cell cell : cross.middle) step.digits |= board.candidates(cell);
  for (Digit digit : step.digits | line_digits | box_digits)
    strike(step, (board.cells(digit) & common_peers(all & board.cells(digit))) - all, digit);
  if (step.eliminations.empty()) return false;
  if (sink.wants_pattern()) {
    step.cells = listed(cross.middle);
    step.houses = {cross.box, cross.line};
    for (Cell cell : cross.middle) mark(step, board, cell);
    for (Cell cell : cross.of_line) mark(step, board, cell, Role::set_a);
    for (Cell cell : cross.of_box) mark(step, board, cell, Role::set_b);
  }
  return sink.offer();
}

// Calls visit(cells, digits) for each set of one to kMostBeside cells.
template <class Visit>
bool for_each_subset(const Board& board, CellSet from, CellSet cells, DigitSet digits,
                     Visit&& visit) {
  for (Cell cell : from) {
    from.erase(cell);
    const CellSet with = cells | CellSet::only(cell);
    const DigitSet united = digits | board.candidates(cell);
    if (visit(with, united)) return true;
    if (with.size() < kMostBeside && for_each_subset(board, from, with, united, visit)) return true;
  }
  return false;
}

// `middle` has `digits`; the two sides must bring the digits that it has too many and no others
// than they have cells for.
bool try_sides(const TechniqueEntry& self, const Board& board, House box, House line,
               CellSet middle, DigitSet digits, StepSink& sink) {
  const int surplus = digits.size() - middle.size();
  const CellSet line_cells = (board.open() & set_of(line)) - set_of(box);
  const CellSet box_cells = (board.open() & set_of(box)) - set_of(line);
  return for_each_subset(board, line_cells, {}, {}, [&](CellSet a, DigitSet of_a) {
    if ((of_a & digits).empty()) return false;
    // Digits that the line's cells bring beyond the middle's must be paid for with cells.
    const int left = surplus + (of_a - digits).size() - a.size();
    if (left < 1) return false;
    return for_each_subset(board, box_cells, {}, {}, [&](CellSet b, DigitSet of_b) {
      if (!(of_a & of_b).empty() || (of_b & digits).empty()) return false;
      if (left + (of_b - digits).size() != b.size()) return false;
      return offer(self, board, {box, line, middle, a, b}, of_a, of_b, sink);
    });
  });
}

bool find_sue_de_coq(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (int b = 0; b < 9; ++b)
    for (int i = 0; i < 6; ++i) {
      const House box = House::box(b);
      const House line = i < 3 ? House::row(3 * (b / 3) + i) : House::column(3 * (b % 3) + i - 3);
      const CellSet shared = board.open() & set_of(box) & set_of(line);
      if (shared.size() < 2) continue;
      if (for_each_subset(board, shared, {}, {}, [&](CellSet middle, DigitSet digits) {
            return middle.size() >= 2 && digits.size() >= middle.size() + 2 &&
                   try_sides(self, board, box, line, middle, digits, sink);
          }))
        return true;
    }
  return false;
}

constexpr std::string_view kSueDeCoqAliases[] = {"Two-Sector Disjoint Subsets", "Sue-de-Coq",
                                                 "SDC"};

}  // namespace

extern const TechniqueEntry kSueDeCoq{
    .info =
        {.key = "sue-de-coq",
         .name = "Sue de Coq",
         .aliases = kSueDeCoqAliases,
         .family = TechniqueFamily::sets,
         .level = Level::expert,
         .score = 250,
         .explanation =
             "Where a box and a line cross, two or three cells have at least two digits more "
             "than cells. Cells of the line take up some of these digits, cells of the box some "
             "others, and the two sides have no digit in common. When all these cells together "
             "have just as many digits as cells, each digit fills exactly one of them. It goes "
             "from every other cell that sees all its places in the pattern.",
         .example = ":0000:x:.+4...1+8.773+15+8.+4.+2...4+72+3.+1+12+3+96+4+7+8+5+68+7...1+4+9+49+"
                    "57+1+823+63.....+5.4....+4.6.+3..41..978:672 582:::"},
    .reason =
        "{cells}, where {house1} and {house2} cross, with {set_a} in {house2} and "
        "{set_b} in {house1}: as many cells as digits, and no digit has room there twice. So "
        "every digit fills one of these cells and leaves the others that see all its places.",
    .find = find_sue_de_coq};

}  // namespace nonet::logic
