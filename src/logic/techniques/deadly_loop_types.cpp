#include <algorithm>

#include "core/nine_bits.hpp"
#include "logic/technique_table.hpp"
#include "logic/techniques/deadly_loop_search.hpp"
#include "logic/techniques/tight_sets.hpp"

namespace nonet::logic {

namespace {

constexpr const TechniqueEntry* kRectangleTypes[] = {&kUniqueRectangle1, &kUniqueRectangle2,
                                                     &kUniqueRectangle3, &kUniqueRectangle4};
constexpr const TechniqueEntry* kLoopTypes[] = {&kUniqueLoop1, &kUniqueLoop2, &kUniqueLoop3,
                                                &kUniqueLoop4};

std::size_t at(int type) {
  return static_cast<std::size_t>(type - 1);
}
int type_of(const Step& step) {
  for (int type = 1; type <= 4; ++type)
    if (step.technique == Technique(*kRectangleTypes[at(type)]) ||
        step.technique == Technique(*kLoopTypes[at(type)]))
      return type;
  return 0;
}

double rating_of_size(std::size_t size) {
  const double base = kUniqueRectangle1.info.rating;
  return size == 4 ? base : size == 6 ? base + 0.1 : size == 8 ? base + 0.2 : base + 0.5;
}

class Types {
 public:
  Types(const Board& board, const DeadlyLoop& loop) : board_(board), loop_(loop) {
    for (Cell cell : loop.cells) {
      const DigitSet beside = board.candidates(cell) - loop.digits;
      if (beside.empty()) continue;
      carriers_.push_back(cell);
      others_ |= beside;
    }
  }

  std::vector<Step> run() {
    if (carriers_.size() == 1) {
      type_1();
    } else if (others_.size() == 1) {
      type_2();
    } else if (carriers_.size() == 2) {
      const std::vector<House> houses = shared_houses();
      for (House house : houses) type_4(house);
      for (House house : houses) type_3(house);
    }
    return std::move(steps_);
  }

 private:
  Step draft(int type, double beyond = 0) const {
    const std::size_t size = loop_.cells.size();
    Step step{
        Technique(size == kRectangleSize ? *kRectangleTypes[at(type)] : *kLoopTypes[at(type)])};
    step.rating = rating_of_size(size) + beyond;
    step.digits = loop_.digits;
    step.cells = loop_.cells;
    for (Cell cell : loop_.cells) {
      for (Digit digit : loop_.digits) step.marks.push_back({{cell, digit}, Role::base});
      for (Digit digit : board_.candidates(cell) - loop_.digits)
        step.marks.push_back({{cell, digit}, Role::extra});
    }
    return step;
  }

  void strike(Step& step, CellSet cells, DigitSet digits) const {
    for (Cell cell : cells)
      for (Digit digit : board_.candidates(cell) & digits)
        step.eliminations.emplace_back(cell, digit);
  }

  void keep(Step step) {
    if (!step.eliminations.empty()) steps_.push_back(std::move(step));
  }

  std::vector<House> shared_houses() const {
    std::vector<House> houses;
    const Cell a = carriers_[0], b = carriers_[1];
    if (a.box() == b.box()) houses.push_back(House::box(a.box()));
    if (a.row() == b.row()) houses.push_back(House::row(a.row()));
    if (a.column() == b.column()) houses.push_back(House::column(a.column()));
    return houses;
  }

  void type_1() {
    Step step = draft(1);
    strike(step, CellSet::only(carriers_[0]), loop_.digits);
    keep(std::move(step));
  }

  void type_2() {
    CellSet seen = CellSet::all();
    for (Cell cell : carriers_) seen &= peer_set(cell);
    Step step = draft(2);
    strike(step, seen, others_);
    keep(std::move(step));
  }

  CellSet carrier_set() const { return CellSet::only(carriers_[0]) | CellSet::only(carriers_[1]); }

  void type_4(House house) {
    for (Digit locked : loop_.digits) {
      if ((board_.cells(locked) & set_of(house)) != carrier_set()) continue;
      Step step = draft(4);
      step.houses.push_back(house);
      strike(step, carrier_set(), loop_.digits - DigitSet::only(locked));
      keep(std::move(step));
    }
  }

  // The two carriers together are one cell that has the others as its candidates, in a naked set of
  // `size`, or one place that is barred to the two digits, in a hidden set.
  void type_3(House house) {
    const int open = (set_of(house) & board_.open()).size();
    for (int size = others_.size(); size <= 7; ++size) {
      if (open >= 2 * size) naked_sets(house, size);
      if (open > 2 * size) hidden_sets(house, size);
    }
  }

  void naked_sets(House house, int size) {
    MaskList list;
    const CellSet rest = (set_of(house) & board_.open()) - carrier_set();
    for (Cell cell : rest)
      list.add_if_fits(board_.candidates(cell).bits(), place_in(house, cell), size);
    for_each_tight_set(list, size - 1, list.count, 0, others_.bits(), size,
                       [&](unsigned places, unsigned digits) {
                         keep_set(house, places, DigitSet::from_bits(digits), 0.1 * (size - 1));
                         return false;
                       });
  }

  void keep_set(House house, unsigned places, DigitSet digits, double beyond) {
    CellSet set;
    for (; places != 0; places &= places - 1) set.insert(cell_at(house, std::countr_zero(places)));
    Step step = draft(3, beyond);
    step.houses.push_back(house);
    draw_set(step, set, digits);
    strike(step, (set_of(house) & board_.open()) - carrier_set() - set, digits);
    keep(std::move(step));
  }

  void draw_set(Step& step, CellSet set, DigitSet digits) const {
    for (Cell cell : set)
      for (Digit digit : board_.candidates(cell) & digits)
        step.marks.push_back({{cell, digit}, Role::set_a});
  }

  // The carriers hold at most one of the two digits between them, so a hidden set of them and
  // others needs one cell fewer than digits.
  void hidden_sets(House house, int size) {
    const unsigned at_carriers = places_of(house, carrier_set());
    unsigned pair_places = 0;
    for (Digit digit : loop_.digits) pair_places |= board_.places(digit, house);
    MaskList list;
    for (Digit digit : DigitSet::all() - loop_.digits - others_)
      list.add_if_fits(board_.places(digit, house), digit.index(), size);
    const auto take = [&](unsigned digits, unsigned places) {
      const DigitSet set_digits = DigitSet::from_bits(digits);
      CellSet set;
      for (unsigned left = places & ~at_carriers; left != 0; left &= left - 1)
        set.insert(cell_at(house, std::countr_zero(left)));
      Step step = draft(3, 0.1 * (set.size() - 1));
      step.houses.push_back(house);
      draw_set(step, set, set_digits);
      strike(step, set, DigitSet::all() - set_digits);
      keep(std::move(step));
      return false;
    };
    const unsigned outside = pair_places & ~at_carriers;
    if (size == 2) {
      if (bit_count(outside) == 1) take(loop_.digits.bits(), outside);
    } else {
      for_each_tight_set(list, size - 2, list.count, loop_.digits.bits(), outside, size - 1, take);
    }
  }

  static unsigned places_of(House house, CellSet cells) {
    unsigned places = 0;
    for (Cell cell : cells) places |= 1u << place_in(house, cell);
    return places;
  }

  const Board& board_;
  const DeadlyLoop& loop_;
  std::vector<Cell> carriers_;  // loop cells that have other candidates
  DigitSet others_;             // which
  std::vector<Step> steps_;
};

}  // namespace

std::vector<Step> steps_of(const Board& board, const DeadlyLoop& loop) {
  return Types(board, loop).run();
}

bool find_deadly_loop(const TechniqueEntry&, const Board& board, StepSink& sink) {
  std::vector<Step> steps;
  for (const DeadlyLoop& loop : find_deadly_loops(board))
    for (Step& step : steps_of(board, loop)) steps.push_back(std::move(step));
  std::stable_sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
    return a.rating != b.rating ? a.rating < b.rating : type_of(a) < type_of(b);
  });
  for (Step& step : steps)
    if (sink.offer(std::move(step))) return true;
  return false;
}

}  // namespace nonet::logic
