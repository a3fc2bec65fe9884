#include "logic/techniques/locked_search.hpp"

#include "core/nine_bits.hpp"

namespace nonet::logic {

namespace {

// The three cells that a box and a line share, as places in each.
unsigned in_box(House line) {
  return line.kind() == House::Kind::row ? 0b111u << 3 * (line.number() % 3)
                                         : 0b001001001u << line.number() % 3;
}
unsigned in_line(House line, House box) {
  const int third = line.kind() == House::Kind::row ? box.number() % 3 : box.number() / 3;
  return 0b111u << 3 * third;
}

House line_of(House::Kind kind, int number) {
  return kind == House::Kind::row ? House::row(number) : House::column(number);
}
// The three lines through a box, the three boxes along a line: the i-th of them.
House line_through(House box, House::Kind kind, int i) {
  const int first = kind == House::Kind::row ? box.number() / 3 : box.number() % 3;
  return line_of(kind, 3 * first + i);
}
House box_along(House line, int i) {
  const int third = line.number() / 3;
  return House::box(line.kind() == House::Kind::row ? 3 * third + i : 3 * i + third);
}

// One digit of one pair of houses: `first` holds the digit only where it meets `second`.
struct Locked {
  House first, second;
  Digit digit;
  unsigned struck;  // places of `second` that lose the digit, never 0
};

void draw(Step& step, const Board& board, const Locked& locked) {
  step.houses.push_back(locked.first);
  step.covers.push_back(locked.second);
  for (Cell cell : board.cells(locked.digit) & set_of(locked.first)) {
    step.cells.push_back(cell);
    step.marks.push_back({{cell, locked.digit}});
  }
}

bool offer_plain(const TechniqueEntry& self, const Board& board, const Locked& locked,
                 StepSink& sink) {
  Step& step = sink.draft(self);
  step.digits = DigitSet::only(locked.digit);
  for (unsigned rest = locked.struck; rest != 0; rest &= rest - 1)
    step.eliminations.emplace_back(cell_at(locked.second, std::countr_zero(rest)), locked.digit);
  if (sink.wants_pattern()) draw(step, board, locked);
  return sink.offer();
}

// A house of the first kind that crosses `second` too and has one place left after the strike.
bool offer_direct(const TechniqueEntry& self, const Board& board, const Locked& locked,
                  StepSink& sink) {
  for (int i = 0; i < 3; ++i) {
    const bool from_box = locked.first.kind() == House::Kind::box;
    const House other = from_box ? box_along(locked.second, i)
                                 : line_through(locked.second, locked.first.kind(), i);
    if (other == locked.first) continue;
    const unsigned shared = from_box ? in_box(locked.second) : in_line(other, locked.second);
    const unsigned left = board.places(locked.digit, other) & ~shared;
    if (!is_one_bit(left)) continue;
    const Cell cell = cell_at(other, std::countr_zero(left));
    Step& step = sink.draft(self);
    step.digits = DigitSet::only(locked.digit);
    step.placements.emplace_back(cell, locked.digit);
    if (sink.wants_pattern()) {
      draw(step, board, locked);
      step.houses.push_back(other);
    }
    if (sink.offer()) return true;
  }
  return false;
}

template <bool direct>
bool look_at(const TechniqueEntry& self, const Board& board, House first, House second, Digit digit,
             unsigned in_first, unsigned in_second, StepSink& sink) {
  const unsigned places = board.places(digit, first);
  if (places == 0 || (places & ~in_first) != 0) return false;
  const unsigned struck = board.places(digit, second) & ~in_second;
  if (struck == 0) return false;
  const Locked locked{first, second, digit, struck};
  return direct ? offer_direct(self, board, locked, sink) : offer_plain(self, board, locked, sink);
}

constexpr std::array kLineKinds{House::Kind::column, House::Kind::row};

template <bool direct>
bool from_boxes(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (House::Kind kind : kLineKinds)
    for (Digit digit : sink.changed().digits)
      for (int b = 0; b < 9; ++b)
        for (int i = 0; i < 3; ++i) {
          const House box = House::box(b), line = line_through(box, kind, i);
          if (look_at<direct>(self, board, box, line, digit, in_box(line), in_line(line, box),
                              sink))
            return true;
        }
  return false;
}

template <bool direct>
bool from_lines(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (House::Kind kind : kLineKinds)
    for (Digit digit : sink.changed().digits)
      for (int l = 0; l < 9; ++l)
        for (int i = 0; i < 3; ++i) {
          const House line = line_of(kind, l), box = box_along(line, i);
          if (look_at<direct>(self, board, line, box, digit, in_line(line, box), in_box(line),
                              sink))
            return true;
        }
  return false;
}

}  // namespace

bool find_pointing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return from_boxes<false>(self, board, sink);
}
bool find_claiming(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return from_lines<false>(self, board, sink);
}
bool find_direct_pointing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return from_boxes<true>(self, board, sink);
}
bool find_direct_claiming(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return from_lines<true>(self, board, sink);
}

}  // namespace nonet::logic
