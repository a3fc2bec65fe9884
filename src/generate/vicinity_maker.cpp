#include "generate/vicinity_maker.hpp"

#include <string>

#include "core/is_over.hpp"
#include "core/random.hpp"
#include "nonet/minimality.hpp"

namespace nonet::generate {
namespace {

constexpr int kUsualChange = 2;

// Generous, as a hard puzzle with two givens less may have some thousand.
constexpr std::size_t kMostListedNearby = 4000;

}  // namespace

Change change_wished(const GenerateOptions& options) {
  const int remove = options.remove.value_or(options.add.value_or(kUsualChange));
  return {.remove = remove, .add = options.add.value_or(remove)};
}

VicinityMaker::VicinityMaker(const GenerateOptions& options)
    : options_(options), change_(change_wished(options)), finisher_(options) {}

void VicinityMaker::make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (is_over(bounds)) return;
    Item& item = items[i];
    item.is_done = true;
    Random random(options_.seed, first + i);
    Neighbours neighbours(random, kMostListedNearby);
    neighbours.remember(too_free_);
    const auto puzzle =
        neighbours.draw(*options_.from, change_.remove, change_.add, !options_.minimal);
    if (neighbours.passed_over())
      item.miss = NearMiss{.grid = *options_.from,
                           .distance = 2 * kShapeMissed,
                           .is_unique = false,
                           .what = "more than " + std::to_string(kMostListedNearby) +
                                   " solutions without the givens taken away, too many to list"};
    if (!puzzle) continue;
    if (options_.minimal && !is_minimal(*puzzle)) continue;
    item.is_done = finisher_.finish(
        {.puzzle = *puzzle, .solution = neighbours.solution(), .item = first + i}, item, bounds);
    if (!item.is_done) return;
  }
}

}  // namespace nonet::generate
