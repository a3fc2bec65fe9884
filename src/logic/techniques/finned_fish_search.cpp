#include "logic/techniques/finned_fish_search.hpp"

#include <array>
#include <bit>

#include "core/nine_bits.hpp"
#include "logic/techniques/fish_search.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

template <class Visit>
void for_each_bit(unsigned bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

struct FinSearch {
  const TechniqueEntry& self;
  const Board& board;
  StepSink& sink;
  std::size_t k;
  bool sashimi;
  bool columns = false;
  Digit digit = Digit(1);
  std::array<unsigned, 9> places{};  // of the digit in each line
};

// `fin_lines`: the lines across that hold nothing but fins, one or two of one band of three.
bool offer(const FinSearch& search, unsigned lines, unsigned across, unsigned fin_lines) {
  const unsigned cover = across & ~fin_lines;
  unsigned finned = 0;  // base lines with a fin
  bool is_sashimi = false;
  for (unsigned rest = lines; rest != 0; rest &= rest - 1) {
    const int number = std::countr_zero(rest);
    const unsigned places = search.places[static_cast<std::size_t>(number)];
    if ((places & fin_lines) != 0) finned |= 1u << number;
    const int body = bit_count(places & cover);
    if (body == 0) return false;  // nothing but fins: locked candidates
    is_sashimi |= body == 1;
  }
  if (is_sashimi != search.sashimi) return false;
  // The fins lie in one box: their base lines within one band, too.
  const int band = std::countr_zero(finned) / 3;
  if ((finned & ~(0b111u << 3 * band)) != 0) return false;
  const int stack = std::countr_zero(fin_lines) / 3;
  const int box = search.columns ? 3 * stack + band : 3 * band + stack;

  CellSet base, covers;
  for_each_bit(lines, [&](int i) { base |= set_of(line(search.columns, i)); });
  for_each_bit(cover, [&](int i) { covers |= set_of(line(!search.columns, i)); });
  const CellSet cells = search.board.cells(search.digit);
  const CellSet struck = (cells & covers & set_of(House::box(box))) - base;
  if (struck.empty()) return false;

  Step& step = search.sink.draft(search.self);
  step.digits = DigitSet::only(search.digit);
  strike(step, struck, search.digit);
  if (search.sink.wants_pattern()) {
    for_each_bit(lines, [&](int i) { step.houses.push_back(line(search.columns, i)); });
    for_each_bit(cover, [&](int i) { step.covers.push_back(line(!search.columns, i)); });
    step.cells = listed(cells & base);
    mark(step, cells & base & covers, search.digit);
    mark(step, (cells & base) - covers, search.digit, Role::extra);
  }
  return search.sink.offer();
}

// All ways to take one or two lines across as fins. These lie in one band of three lines, in which
// one more is left for the cover: nowhere else could both strike.
bool try_fins(const FinSearch& search, unsigned lines, unsigned across) {
  const auto surplus = static_cast<std::size_t>(bit_count(across)) - search.k;
  for (int stack = 0; stack < 3; ++stack) {
    const unsigned here = across & 0b111u << 3 * stack;
    for (unsigned fins = here; fins != 0; fins = (fins - 1) & here)
      if (static_cast<std::size_t>(bit_count(fins)) == surplus && fins != here &&
          offer(search, lines, across, fins))
        return true;
  }
  return false;
}

bool grow(const FinSearch& search, std::size_t from, std::size_t size, unsigned lines,
          unsigned across) {
  if (size == search.k) {
    const auto width = static_cast<std::size_t>(bit_count(across));
    return width > search.k && width <= search.k + 2 && try_fins(search, lines, across);
  }
  for (std::size_t i = from; i < 9; ++i) {
    const int count = bit_count(search.places[i]);
    if (count < 2) continue;
    const unsigned united = across | search.places[i];
    if (static_cast<std::size_t>(bit_count(united)) > search.k + 2) continue;
    if (grow(search, i + 1, size + 1, lines | 1u << i, united)) return true;
  }
  return false;
}

}  // namespace

bool find_finned_fish(const TechniqueEntry& self, const Board& board, int k, bool sashimi,
                      StepSink& sink) {
  FinSearch search{self, board, sink, static_cast<std::size_t>(k), sashimi};
  for (const bool columns : {false, true})
    for (Digit digit : DigitSet::all()) {
      search.columns = columns;
      search.digit = digit;
      for (int i = 0; i < 9; ++i)
        search.places[static_cast<std::size_t>(i)] = board.places(digit, line(columns, i));
      if (grow(search, 0, 0, 0, 0)) return true;
    }
  return false;
}

}  // namespace nonet::logic
