#include "generate/dig_maker.hpp"

#include <numeric>

#include "core/random.hpp"
#include "generate/orbits.hpp"
#include "generate/random_grid.hpp"

namespace nonet::generate {

DigMaker::DigMaker(const GenerateOptions& options)
    : options_(options), units_(orbits_of(options.symmetry)), finisher_(options) {}

// All are dug side by side, and then finished one by one, which may take far longer: so that, when
// the time is over, as many as possible of the first ones are done.
void DigMaker::make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) {
  dug_.assign(items.size(), {});
  batch_.run(
      items.size(), bounds, [&](std::size_t i, Dig& dig) { return start(first + i, dig); },
      [&](std::size_t i, const Dig& dig) {
        dug_[i] = {restricted(dig.solution(), dig.givens()), dig.solution(), true};
      });
  for (std::size_t i = 0; i < items.size() && dug_[i].is_over; ++i) {
    items[i].is_done = finisher_.finish(
        {.puzzle = dug_[i].puzzle, .solution = dug_[i].solution, .item = first + i}, items[i],
        bounds);
    if (!items[i].is_done) return;
  }
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
  dig.start(solution, CellSet::all(), units_, order, least);
  return true;
}

}  // namespace nonet::generate
