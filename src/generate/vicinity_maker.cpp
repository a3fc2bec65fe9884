#include "generate/vicinity_maker.hpp"

#include <algorithm>

#include "core/random.hpp"
#include "generate/neighbour.hpp"
#include "generate/option_wishes.hpp"
#include "nonet/minimality.hpp"

namespace nonet::generate {
namespace {

constexpr int kUsualChange = 2;

// Generous, as a hard puzzle with two givens less may have some thousand.
constexpr std::size_t kMostCompletions = 4000;

}  // namespace

VicinityMaker::VicinityMaker(const GenerateOptions& options)
    : options_(options),
      remove_(options.remove.value_or(options.add.value_or(kUsualChange))),
      add_(options.add.value_or(remove_)),
      wishes_(wishes_of(options)) {}

void VicinityMaker::make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (bounds.stop.stop_requested() ||
        (bounds.deadline && std::chrono::steady_clock::now() >= *bounds.deadline))
      return;
    Item& item = items[i];
    item.is_done = true;
    Random random(options_.seed, first + i);
    Neighbours neighbours(random, kMostCompletions);
    const auto puzzle = neighbours.draw(*options_.from, remove_, add_);
    if (!puzzle) continue;
    const int givens = puzzle->filled();
    if (givens < options_.least_givens || givens > options_.most_givens)
      item.miss = NearMiss{
          .grid = *puzzle,
          .distance = std::max(options_.least_givens - givens, givens - options_.most_givens),
          .is_unique = true,
          .what = {}};
    else if ((!options_.minimal || is_minimal(*puzzle)) && wishes_.are_met(*puzzle))
      item.made.push_back(
          {.puzzle = *puzzle, .solution = neighbours.solution(), .item = first + i});
  }
}

}  // namespace nonet::generate
