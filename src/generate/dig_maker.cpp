#include "generate/dig_maker.hpp"

#include <algorithm>
#include <numeric>

#include "core/random.hpp"
#include "generate/option_wishes.hpp"
#include "generate/orbits.hpp"
#include "generate/random_grid.hpp"

namespace nonet::generate {

DigMaker::DigMaker(const GenerateOptions& options)
    : options_(options), units_(orbits_of(options.symmetry)), wishes_(wishes_of(options)) {}

void DigMaker::make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) {
  batch_.run(
      items.size(), bounds, [&](std::size_t i, Dig& dig) { return start(first + i, dig); },
      [&](std::size_t i, const Dig& dig) { finish(first + i, dig, items[i]); });
}

bool DigMaker::start(std::uint64_t number, Dig& dig) const {
  Random random(options_.seed, number);
  const Grid solution = options_.solution ? *options_.solution : random_grid(random);
  std::array<std::uint8_t, kCellCount> units;
  std::iota(units.begin(), units.end(), std::uint8_t{0});
  const std::span order(units.data(), units_.size());
  random.shuffle(order);
  int least = 0;
  if (!options_.minimal) {
    const int choices = options_.most_givens - options_.least_givens + 1;
    least = options_.least_givens + static_cast<int>(random.below(static_cast<unsigned>(choices)));
  }
  dig.start(solution, CellMask::all(), units_, order, least);
  return true;
}

void DigMaker::finish(std::uint64_t number, const Dig& dig, Item& item) const {
  item.is_done = true;
  const Grid puzzle = restricted(dig.solution(), dig.givens());
  const int givens = dig.givens().size();
  if (givens < options_.least_givens || givens > options_.most_givens) {
    item.miss = NearMiss{
        .grid = puzzle,
        .distance = std::max(options_.least_givens - givens, givens - options_.most_givens),
        .is_unique = true,
        .what = {}};
  } else if (wishes_.are_met(puzzle)) {
    item.made.push_back({.puzzle = puzzle, .solution = dig.solution(), .item = number});
  }
}

}  // namespace nonet::generate
