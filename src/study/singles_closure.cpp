#include "study/singles_closure.hpp"

#include "nonet/house.hpp"

namespace nonet::study {
namespace {

consteval auto make_peer_patterns() {
  std::array<Pattern, kCellCount> patterns{};
  for (int i = 0; i < kCellCount; ++i)
    for (Cell peer : peers_of(Cell(i))) patterns[static_cast<std::size_t>(i)].insert(peer);
  return patterns;
}
consteval auto make_house_patterns() {
  std::array<Pattern, kHouseCount> patterns{};
  for (int i = 0; i < kHouseCount; ++i)
    for (Cell cell : cells_of(House(i))) patterns[static_cast<std::size_t>(i)].insert(cell);
  return patterns;
}
constexpr auto kPeerPatterns = make_peer_patterns();
constexpr auto kHousePatterns = make_house_patterns();

}  // namespace

SinglesClosure::SinglesClosure(const Grid& givens) {
  open_.fill(Pattern::all());
  for (int i = 0; i < kCellCount; ++i)
    if (const auto digit = givens[Cell(i)]) place(Cell(i), *digit);
}

void SinglesClosure::place(Cell cell, Digit digit) {
  for (Pattern& open : open_) open.erase(cell);
  Pattern& same = open_[static_cast<std::size_t>(digit.index())];
  same = same - kPeerPatterns[static_cast<std::size_t>(cell.index())];
  filled_.insert(cell);
}

void SinglesClosure::run() {
  while (place_naked() || place_hidden()) {
  }
}

/// All cells with one candidate at once: those seen by one digit but not by two.
bool SinglesClosure::place_naked() {
  Pattern once, twice;
  for (const Pattern& open : open_) {
    twice = twice | (once & open);
    once = once | open;
  }
  const Pattern naked = once - twice;
  if (naked.empty()) return false;
  for (Digit digit : DigitSet::all()) {
    const Pattern here = naked & open_[static_cast<std::size_t>(digit.index())];
    for (Cell cell : here) place(cell, digit);
  }
  return true;
}

bool SinglesClosure::place_hidden() {
  bool any = false;
  for (Digit digit : DigitSet::all()) {
    const Pattern& open = open_[static_cast<std::size_t>(digit.index())];
    if (open.empty()) continue;
    for (const Pattern& house : kHousePatterns) {
      const Pattern places = open & house;
      if (places.size() != 1) continue;
      place(*places.begin(), digit);
      any = true;
    }
  }
  return any;
}

}  // namespace nonet::study
