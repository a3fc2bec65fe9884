#include "logic/chains/inner_patterns.hpp"

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

namespace {

constexpr int kRows = 0, kColumns = 9, kBoxes = 18;  ///< first house of each kind

// For nine bits of a house, which of its three parts holds them all: three in a row for the parts
// of a line and the rows of a box, every third for the columns of a box. 3: none of the parts.
consteval auto make_parts(bool every_third) {
  std::array<std::uint8_t, 512> table{};
  for (unsigned mask = 0; mask < 512; ++mask) {
    table[mask] = 3;
    for (unsigned part = 0; part < 3 && mask != 0; ++part)
      if ((mask & ~(every_third ? 0b001001001u << part : 0b111u << 3 * part)) == 0)
        table[mask] = static_cast<std::uint8_t>(part);
  }
  return table;
}
constexpr auto kPartInRow = make_parts(false), kPartInColumn = make_parts(true);

// Positions in a house of the cells that it shares with another.
consteval auto make_shared_positions() {
  std::array<std::array<Mask, kHouseCount>, kHouseCount> table{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (const HousePlace a : house_places(cell))
      for (const HousePlace b : house_places(cell))
        if (a.house != b.house) table[a.house][b.house] |= static_cast<Mask>(1u << a.position);
  return table;
}
constexpr auto kShared = make_shared_positions();

constexpr Mask shared(int house, int other) {
  return kShared[static_cast<std::size_t>(house)][static_cast<std::size_t>(other)];
}

/// A few candidates, without allocation: those of a pattern are never more than two houses' full.
class List {
 public:
  void clear() { count_ = 0; }
  bool empty() const { return count_ == 0; }
  void push_back(CandidateId candidate) { items_[count_++] = candidate; }
  std::span<const CandidateId> span() const { return {items_.data(), count_}; }

 private:
  std::array<CandidateId, 64> items_;
  std::size_t count_ = 0;
};

/// The rules at work on one trail. The board does not change while a rule looks at it: eliminations
/// only begin to wait in the trail.
class InnerPatterns {
 public:
  explicit InnerPatterns(ChainTrail& trail)
      : trail_(trail), live_(trail.live_board()), initial_(trail.initial_board()) {}

  bool locked_candidates();
  bool hidden_pairs();
  bool naked_pairs();
  bool x_wings();

 private:
  void lock(int digit, int from, int to);
  void hide_pair(int low, int high, int house);
  void strip_pair(int low, int high, int house);
  void x_wing(int low, int high, int digit, int base, int cover);

  // The digit's candidates at some positions of a house.
  void append(List& list, int digit, int house, unsigned positions) {
    for_each_bit(positions, [&](int position) {
      list.push_back(candidate_at(cell_in(house, position), digit));
    });
  }
  // Places that the digit has lost in the house since the trail began.
  unsigned lost_places(int digit, int house) const {
    return initial_.places(digit, house) & ~live_.places(digit, house);
  }
  int open_cells(int house) const {
    int count = 0;
    for (int position = 0; position < 9; ++position)
      count += initial_.digits(cell_in(house, position)) != 0;
    return count;
  }
  void begin() {
    parents_.clear();
    gone_.clear();
  }
  // The pattern counts if the trail has a part in it.
  void finish(InnerRule rule, int house, int other, unsigned digits, unsigned positions) {
    if (parents_.empty()) return;
    const int step = trail_.add_inner_step(
        {rule, static_cast<std::uint8_t>(house), static_cast<std::uint8_t>(other),
         static_cast<Mask>(digits), static_cast<Mask>(positions)},
        parents_.span());
    add_in_bucket_order(trail_, gone_.span(), step);
    any_ = true;
  }

  ChainTrail& trail_;
  const ChainBoard& live_;
  const ChainBoard& initial_;
  List parents_, gone_;
  bool any_ = false;
};

// Order of the scale: boxes against columns, boxes against rows, columns against boxes, rows
// against boxes; the house that confines, the house that loses, the digit.
bool InnerPatterns::locked_candidates() {
  const auto scan = [&](int from_kind, const auto& part_of, auto&& other_house) {
    for (int from = from_kind; from < from_kind + 9; ++from) {
      std::array<unsigned, 4> digits_of_part{};
      for (int digit = 0; digit < 9; ++digit)
        digits_of_part[part_of[live_.places(digit, from)]] |= 1u << digit;
      for (int part = 0; part < 3; ++part)
        for_each_bit(digits_of_part[static_cast<std::size_t>(part)],
                     [&](int digit) { lock(digit, from, other_house(from - from_kind, part)); });
    }
  };
  scan(kBoxes, kPartInColumn, [](int box, int part) { return kColumns + 3 * (box % 3) + part; });
  scan(kBoxes, kPartInRow, [](int box, int part) { return kRows + 3 * (box / 3) + part; });
  scan(kColumns, kPartInRow, [](int column, int part) { return kBoxes + 3 * part + column / 3; });
  scan(kRows, kPartInRow, [](int row, int part) { return kBoxes + 3 * (row / 3) + part; });
  return any_;
}

void InnerPatterns::lock(int digit, int from, int to) {
  const unsigned others = live_.places(digit, to) & ~shared(to, from);
  if (others == 0) return;
  begin();
  append(gone_, digit, to, others);
  append(parents_, digit, from, lost_places(digit, from) & ~shared(from, to));
  finish(InnerRule::locked, from, to, 1u << digit, live_.places(digit, from));
}

bool InnerPatterns::hidden_pairs() {
  for (const int kind : {kBoxes, kColumns, kRows})
    for (int house = kind; house < kind + 9; ++house) {
      unsigned twice = 0;
      for (int digit = 0; digit < 9; ++digit)
        if (bit_count(live_.places(digit, house)) == 2) twice |= 1u << digit;
      for_each_bit(twice, [&](int high) {
        for_each_bit(twice & ((1u << high) - 1), [&](int low) {
          if (live_.places(low, house) == live_.places(high, house)) hide_pair(low, high, house);
        });
      });
    }
  return any_;
}

void InnerPatterns::hide_pair(int low, int high, int house) {
  begin();
  const unsigned pair = 1u << low | 1u << high;
  for_each_bit(live_.places(low, house), [&](int position) {
    const int cell = cell_in(house, position);
    for_each_bit(live_.digits(cell) & ~pair,
                 [&](int digit) { gone_.push_back(candidate_at(cell, digit)); });
  });
  if (gone_.empty() || open_cells(house) <= 4) return;
  append(parents_, low, house, lost_places(low, house));
  append(parents_, high, house, lost_places(high, house));
  finish(InnerRule::hidden_pair, house, house, pair, live_.places(low, house));
}

bool InnerPatterns::naked_pairs() {
  for (const int kind : {kBoxes, kColumns, kRows})
    for (int house = kind; house < kind + 9; ++house) {
      unsigned bivalue = 0;
      for (int position = 0; position < 9; ++position)
        if (bit_count(live_.digits(cell_in(house, position))) == 2) bivalue |= 1u << position;
      for_each_bit(bivalue, [&](int high) {
        for_each_bit(bivalue & ((1u << high) - 1), [&](int low) {
          if (live_.digits(cell_in(house, low)) == live_.digits(cell_in(house, high)))
            strip_pair(low, high, house);
        });
      });
    }
  return any_;
}

void InnerPatterns::strip_pair(int low, int high, int house) {
  begin();
  const Mask pair = live_.digits(cell_in(house, low));
  for (int position = 0; position < 9; ++position) {
    if (position == low || position == high) continue;
    const int cell = cell_in(house, position);
    for_each_bit(live_.digits(cell) & pair,
                 [&](int digit) { gone_.push_back(candidate_at(cell, digit)); });
  }
  if (gone_.empty() || open_cells(house) < 4) return;
  for (const int position : {low, high}) {
    const int cell = cell_in(house, position);
    for_each_bit(initial_.digits(cell) & ~pair,
                 [&](int digit) { parents_.push_back(candidate_at(cell, digit)); });
  }
  finish(InnerRule::naked_pair, house, house, pair, 1u << low | 1u << high);
}

// Based on columns, then on rows; the pair of lines, then the digit.
bool InnerPatterns::x_wings() {
  for (const int base : {kColumns, kRows}) {
    std::array<std::array<Mask, 9>, 9> digits_of_pair{};  // [higher line][lower line]
    unsigned high_lines = 0;
    for (int digit = 0; digit < 9; ++digit) {
      unsigned twice = 0;
      for (int line = 0; line < 9; ++line)
        if (bit_count(live_.places(digit, base + line)) == 2) twice |= 1u << line;
      for_each_bit(twice, [&](int high) {
        for_each_bit(twice & ((1u << high) - 1), [&](int low) {
          if (live_.places(digit, base + low) != live_.places(digit, base + high)) return;
          digits_of_pair[static_cast<std::size_t>(high)][static_cast<std::size_t>(low)] |=
              static_cast<Mask>(1u << digit);
          high_lines |= 1u << high;
        });
      });
    }
    for_each_bit(high_lines, [&](int high) {
      for (int low = 0; low < high; ++low)
        for_each_bit(
            digits_of_pair[static_cast<std::size_t>(high)][static_cast<std::size_t>(low)],
            [&](int digit) { x_wing(low, high, digit, base, base == kRows ? kColumns : kRows); });
    });
  }
  return any_;
}

void InnerPatterns::x_wing(int low, int high, int digit, int base, int cover) {
  begin();
  const unsigned lines = 1u << low | 1u << high;
  for_each_bit(live_.places(digit, base + low), [&](int line) {
    append(gone_, digit, cover + line, live_.places(digit, cover + line) & ~lines);
  });
  if (gone_.empty()) return;
  append(parents_, digit, base + low, lost_places(digit, base + low));
  append(parents_, digit, base + high, lost_places(digit, base + high));
  finish(InnerRule::x_wing, base + low, base + high, 1u << digit, live_.places(digit, base + low));
}

}  // namespace

bool apply_inner_patterns(ChainTrail& trail) {
  InnerPatterns patterns(trail);
  return patterns.locked_candidates() || patterns.hidden_pairs() || patterns.naked_pairs() ||
         patterns.x_wings();
}

void add_in_bucket_order(ChainTrail& trail, std::span<const CandidateId> eliminations, int step) {
  if (eliminations.size() == 1) {
    trail.add_inner_off(eliminations[0], step);
    return;
  }
  // The digits of each cell, and the cells as they came.
  std::array<Mask, kCellCount> digits{};
  std::array<std::uint8_t, kCellCount> cells;
  int count = 0;
  for (const CandidateId candidate : eliminations) {
    const auto cell = static_cast<std::uint8_t>(candidate / 9);
    if (digits[cell] == 0) cells[static_cast<std::size_t>(count++)] = cell;
    digits[cell] |= static_cast<Mask>(1u << candidate % 9);
  }
  int buckets = 16;
  while (4 * count > 3 * buckets) buckets *= 2;
  for (int bucket = 0; bucket < buckets; ++bucket)
    for (const std::uint8_t cell : std::span(cells).first(static_cast<std::size_t>(count)))
      if (cell % buckets == bucket)
        for_each_bit(digits[cell],
                     [&](int digit) { trail.add_inner_off(candidate_at(cell, digit), step); });
}

}  // namespace nonet::chains
