// WXYZ-wing: four cells with four digits between them, bent over a box and a line, in which all
// digits but one can stand only once.

#include <array>

#include "logic/step_sink.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

constexpr std::size_t kSize = 4;

struct BentSet {
  House box, line;
  std::array<Cell, kSize> cells;
  DigitSet digits;
};

// Each digit whose cells all see each other stands in the set once at most. When only one digit is
// not so, the others fill three cells at most, and the fourth has it.
bool offer(const TechniqueEntry& self, const Board& board, const BentSet& bent, StepSink& sink) {
  CellSet cells;
  for (Cell cell : bent.cells) cells.insert(cell);
  std::optional<Digit> free;
  for (Digit digit : bent.digits)
    if (!all_see_each_other(cells & board.cells(digit))) {
      if (free) return false;
      free = digit;
    }
  if (!free) return false;
  const CellSet holders = cells & board.cells(*free);
  const CellSet struck = (board.cells(*free) & common_peers(holders)) - cells;
  if (struck.empty()) return false;
  Step& step = sink.draft(self);
  step.digits = bent.digits;
  strike(step, struck, *free);
  if (sink.wants_pattern()) {
    step.cells = listed(cells);
    step.houses = {bent.box, bent.line};
    for (Cell cell : cells)
      for (Digit digit : board.candidates(cell))
        step.marks.push_back({{cell, digit}, digit == *free ? Role::extra : Role::base});
  }
  return sink.offer();
}

// Adds cells from places[from...] until there are four, as long as they have four digits at most.
bool grow(const TechniqueEntry& self, const Board& board, const std::array<Cell, 15>& places,
          std::size_t count, std::size_t from, std::size_t size, BentSet& bent, StepSink& sink) {
  if (size == kSize) return bent.digits.size() == kSize && offer(self, board, bent, sink);
  const DigitSet before = bent.digits;
  for (std::size_t i = from; i < count; ++i) {
    bent.digits = before | board.candidates(places[i]);
    if (bent.digits.size() > static_cast<int>(kSize)) continue;
    bent.cells[size] = places[i];
    if (grow(self, board, places, count, i + 1, size + 1, bent, sink)) return true;
  }
  bent.digits = before;
  return false;
}

bool find_wxyz_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  CellSet slim;  // cells that fit
  for (Cell cell : board.open())
    if (const int size = board.candidates(cell).size(); size >= 2 && size <= 4) slim.insert(cell);
  for (int b = 0; b < 9; ++b)
    for (int i = 0; i < 6; ++i) {
      const House box = House::box(b);
      const House line = i < 3 ? House::row(3 * (b / 3) + i) : House::column(3 * (b % 3) + i - 3);
      const CellSet area = slim & (set_of(box) | set_of(line));
      std::array<Cell, 15> places;
      std::size_t count = 0;
      for (Cell cell : area) places[count++] = cell;
      BentSet bent{box, line, {}, {}};
      if (grow(self, board, places, count, 0, 0, bent, sink)) return true;
    }
  return false;
}

constexpr std::string_view kWxyzWingAliases[] = {"Bent Naked Quad"};

}  // namespace

extern const TechniqueEntry kWxyzWing{
    .info =
        {.key = "wxyz-wing",
         .name = "WXYZ-Wing",
         .aliases = kWxyzWingAliases,
         .family = TechniqueFamily::wings,
         .level = Level::expert,
         .score = 220,
         .explanation =
             "Four cells in a box and a line that cross have only four digits between them. For "
             "three of the digits, the cells that can have it all see each other, so each of "
             "these digits fills at most one of the four cells. The fourth digit has to fill "
             "one, too: a cell outside that sees all its places in the pattern cannot have it.",
         .example =
             ":0000:x:.5+8+3.1+74+66+47+5...+3+1...+4675.+8+8+649+32+1+57+7..+1+5+6.8..15+7..3+6.+"
             "5.+62+7..+13.7.8156.....+6.+3.+7+5:231 931 253 257 469 281 981 289 291 991 997:::"},
    .reason =
        "{cells} have only {digits} between them. Each of these but {extra_digits} can stand in "
        "just one of the four, because its places there see each other. So {extra_digits} fills "
        "one of {extra}.",
    .find = find_wxyz_wing};

}  // namespace nonet::logic
