#include "logic/chains/inner_patterns.hpp"

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

namespace {

constexpr int kRows = 0, kColumns = 9, kBoxes = 18;  ///< first house of each kind

// Pairs of numbers below nine in the order of their bit masks: 01, 02, 12, 03, ...
consteval auto make_pairs() {
  std::array<std::array<std::uint8_t, 2>, 36> pairs{};
  std::size_t count = 0;
  for (std::uint8_t high = 1; high < 9; ++high)
    for (std::uint8_t low = 0; low < high; ++low) pairs[count++] = {low, high};
  return pairs;
}
constexpr auto kPairs = make_pairs();

// Positions in `house` of the cells that it shares with `other`.
Mask shared_positions(int house, int other) {
  Mask mask = 0;
  for (int position = 0; position < 9; ++position)
    for (const HousePlace place : house_places(cell_in(house, position)))
      if (place.house == other) mask |= static_cast<Mask>(1u << position);
  return mask;
}

struct SharedPositions {
  std::array<std::array<Mask, kHouseCount>, kHouseCount> of;
  SharedPositions() {
    for (int a = 0; a < kHouseCount; ++a)
      for (int b = 0; b < kHouseCount; ++b)
        of[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = shared_positions(a, b);
  }
};

Mask shared(int house, int other) {
  static const SharedPositions table;
  return table.of[static_cast<std::size_t>(house)][static_cast<std::size_t>(other)];
}

/// One rule at work on one trail.
class InnerPatterns {
 public:
  explicit InnerPatterns(ChainTrail& trail)
      : trail_(trail), live_(trail.live_board()), initial_(trail.initial_board()) {}

  bool locked_candidates();
  bool hidden_pairs();
  bool naked_pairs();
  bool x_wings();

 private:
  // Places that the digit has lost in the house since the trail began.
  Mask lost_places(int digit, int house) const {
    return static_cast<Mask>(initial_.places(digit, house) & ~live_.places(digit, house));
  }
  void lost_in_house(int digit, int house) {
    for_each_bit(lost_places(digit, house), [&](int position) {
      parents_.push_back(candidate_at(cell_in(house, position), digit));
    });
  }
  void begin() {
    parents_.clear();
    gone_.clear();
  }
  // The pattern counts if something goes and the trail has a part in it.
  void finish(InnerRule rule) {
    if (gone_.empty() || parents_.empty()) return;
    found_.push_back({rule, parents_, gone_});
  }
  bool add_found();

  struct Found {
    InnerRule rule;
    std::vector<CandidateId> parents, gone;
  };
  ChainTrail& trail_;
  const ChainBoard& live_;
  const ChainBoard& initial_;
  std::vector<CandidateId> parents_, gone_;
  std::vector<Found> found_;
};

bool InnerPatterns::add_found() {
  for (Found& found : found_) {
    const int step = trail_.add_inner_step({found.rule, std::move(found.parents), nullptr});
    add_in_bucket_order(trail_, found.gone, step);
  }
  return !found_.empty();
}

bool InnerPatterns::locked_candidates() {
  constexpr std::array<std::array<int, 2>, 4> kinds{
      {{kBoxes, kColumns}, {kBoxes, kRows}, {kColumns, kBoxes}, {kRows, kBoxes}}};
  for (const auto [from_kind, to_kind] : kinds)
    for (int from = from_kind; from < from_kind + 9; ++from)
      for (int to = to_kind; to < to_kind + 9; ++to) {
        const Mask inside = shared(from, to);
        if (inside == 0) continue;
        for (int digit = 0; digit < 9; ++digit) {
          const Mask places = live_.places(digit, from);
          if (places == 0 || (places & ~inside) != 0) continue;
          begin();
          for_each_bit(live_.places(digit, to) & ~shared(to, from), [&](int position) {
            gone_.push_back(candidate_at(cell_in(to, position), digit));
          });
          if (gone_.empty()) continue;
          for_each_bit(lost_places(digit, from) & ~inside, [&](int position) {
            parents_.push_back(candidate_at(cell_in(from, position), digit));
          });
          finish(InnerRule::locked);
        }
      }
  return add_found();
}

bool InnerPatterns::hidden_pairs() {
  for (const int kind : {kBoxes, kColumns, kRows})
    for (int house = kind; house < kind + 9; ++house) {
      int empty_cells = 0;
      for (int position = 0; position < 9; ++position)
        empty_cells += initial_.digits(cell_in(house, position)) != 0;
      if (empty_cells <= 4) continue;
      for (const auto [low, high] : kPairs) {
        const Mask first = live_.places(low, house), second = live_.places(high, house);
        const Mask places = first | second;
        if (std::popcount(places) != 2 || std::popcount(first) < 2 || std::popcount(second) < 2)
          continue;
        begin();
        const unsigned pair = 1u << low | 1u << high;
        for_each_bit(places, [&](int position) {
          const int cell = cell_in(house, position);
          for_each_bit(live_.digits(cell) & ~pair,
                       [&](int digit) { gone_.push_back(candidate_at(cell, digit)); });
        });
        if (gone_.empty()) continue;
        lost_in_house(low, house);
        lost_in_house(high, house);
        finish(InnerRule::hidden_pair);
      }
    }
  return add_found();
}

bool InnerPatterns::naked_pairs() {
  for (const int kind : {kBoxes, kColumns, kRows})
    for (int house = kind; house < kind + 9; ++house) {
      int empty_cells = 0;
      for (int position = 0; position < 9; ++position)
        empty_cells += initial_.digits(cell_in(house, position)) != 0;
      if (empty_cells < 4) continue;
      for (const auto [low, high] : kPairs) {
        const int first = cell_in(house, low), second = cell_in(house, high);
        const Mask pair = live_.digits(first);
        if (std::popcount(pair) != 2 || live_.digits(second) != pair) continue;
        begin();
        for (int position = 0; position < 9; ++position) {
          if (position == low || position == high) continue;
          const int cell = cell_in(house, position);
          for_each_bit(live_.digits(cell) & pair,
                       [&](int digit) { gone_.push_back(candidate_at(cell, digit)); });
        }
        if (gone_.empty()) continue;
        for (const int cell : {first, second})
          for_each_bit(initial_.digits(cell) & ~pair,
                       [&](int digit) { parents_.push_back(candidate_at(cell, digit)); });
        finish(InnerRule::naked_pair);
      }
    }
  return add_found();
}

bool InnerPatterns::x_wings() {
  for (const int base : {kColumns, kRows}) {
    const int cover = base == kRows ? kColumns : kRows;
    for (const auto [low, high] : kPairs)
      for (int digit = 0; digit < 9; ++digit) {
        const Mask places = live_.places(digit, base + low);
        if (std::popcount(places) != 2 || live_.places(digit, base + high) != places) continue;
        begin();
        const unsigned lines = 1u << low | 1u << high;
        for_each_bit(places, [&](int line) {
          for_each_bit(live_.places(digit, cover + line) & ~lines, [&](int position) {
            gone_.push_back(candidate_at(cell_in(cover + line, position), digit));
          });
        });
        if (gone_.empty()) continue;
        lost_in_house(digit, base + low);
        lost_in_house(digit, base + high);
        finish(InnerRule::x_wing);
      }
  }
  return add_found();
}

}  // namespace

bool apply_inner_patterns(ChainTrail& trail) {
  InnerPatterns patterns(trail);
  return patterns.locked_candidates() || patterns.hidden_pairs() || patterns.naked_pairs() ||
         patterns.x_wings();
}

void add_in_bucket_order(ChainTrail& trail, std::span<const CandidateId> eliminations, int step) {
  int cells = 0;
  for (std::size_t i = 0; i < eliminations.size(); ++i)
    cells += i == 0 || eliminations[i] / 9 != eliminations[i - 1] / 9;
  int buckets = 16;
  while (4 * cells > 3 * buckets) buckets *= 2;
  for (int bucket = 0; bucket < buckets; ++bucket)
    for (const CandidateId candidate : eliminations)
      if (candidate / 9 % buckets == bucket) trail.add_inner_off(candidate, step);
}

}  // namespace nonet::chains
